// Shows only the machines and paths that the report's filters select.
const pickers = [...document.querySelectorAll('[data-filter]')];
const asked = name => {
  const picker = pickers.find(one => one.dataset.filter === name);
  return picker.type === 'checkbox' ? picker.checked : picker.value;
};
function filter() {
  const [machine, state, event, failed] = ['machine', 'state', 'event', 'failed'].map(asked);
  for (const section of document.querySelectorAll('[data-machine]')) {
    const paths = [...section.querySelectorAll('.path')];
    for (const path of paths) {
      const has = (kind, value) => !value || JSON.parse(path.dataset[kind]).includes(value);
      path.hidden = !has('states', state) || !has('events', event) || (failed && !('failed' in path.dataset));
    }
    section.hidden = (machine && section.dataset.machine !== machine) || paths.every(path => path.hidden);
  }
}
for (const picker of pickers) picker.addEventListener('change', filter);
filter();

/** The page of the example, without a framework: it shows the machine's state and sends events. */
import { createActor } from 'xstate';
import { checkoutMachine } from './checkout.machine';

/** Shows a new checkout; the function that it returns removes it. */
export function showCheckout(): () => void {
  const actor = createActor(checkoutMachine);
  const main = document.body.appendChild(document.createElement('main'));
  const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>) =>
    main.appendChild(Object.assign(document.createElement(tag), given));
  const press = (name: string, type: 'order.submit' | 'order.cancel' | 'order.retry') =>
    add('button', { textContent: name, onclick: () => actor.send({ type }) });

  const label = add('label', { textContent: 'Address' });
  const address = label.appendChild(document.createElement('input'));
  address.oninput = () => actor.send({ type: 'address.change', value: address.value });
  const pay = press('Pay', 'order.submit');
  const cancel = press('Cancel', 'order.cancel');
  const again = press('Try again', 'order.retry');
  const help = add('button', { textContent: 'Help', onclick: () => actor.send({ type: 'help.toggle' }) });
  const [status, alert] = [add('p', {}), add('p', { role: 'alert' })];
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && actor.send({ type: 'help.toggle' });
  document.addEventListener('keydown', onKey);

  actor.subscribe(snapshot => {
    const { address: value, reason } = snapshot.context;
    const isPaying = snapshot.matches({ order: 'paying' });
    const isEditing = snapshot.matches({ order: 'editing' });
    label.hidden = pay.hidden = !isEditing;
    cancel.hidden = !isPaying;
    again.hidden = !snapshot.matches({ order: 'declined' });
    address.value = value;
    help.setAttribute('aria-expanded', String(snapshot.matches({ help: 'open' })));
    const isSlow = snapshot.matches({ order: { paying: 'slow' } });
    const thanks = snapshot.matches({ order: 'paid' }) ? 'Thank you' : '';
    status.textContent = isSlow ? 'Still paying…' : isPaying ? 'Paying…' : thanks;
    alert.textContent = snapshot.matches({ order: 'declined' }) ? reason : '';
  });
  actor.start();
  return () => {
    actor.stop();
    main.remove();
    document.removeEventListener('keydown', onKey);
  };
}

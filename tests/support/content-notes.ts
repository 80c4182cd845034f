/** The content check's messages after one change to the project's content. */
import { content } from '../../site-build/content/all';
import { contentProblems } from '../../site-build/content/check';
import { record } from '../../site-build/content/raw';

export { content };

/** The messages after setting `keys` to `values`; undefined removes a value. */
export function notes(keys: (string | number)[], values: Record<string, unknown>): string[] {
  const copy = structuredClone(content);
  const place = keys.reduce<unknown>((inner, key) => record(inner)[key], copy);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete record(place)[name];
    else record(place)[name] = value;
  }
  return contentProblems(copy).map(({ file, path = [], message }) => [file, ...path, message].join(': '));
}
export const salon = (values: Record<string, unknown>) => notes(['salon'], values);
export const card = (values: Record<string, unknown>) => notes(['hairstyles', 'cornrows', 'card'], values);
export const praise = (values: Record<string, unknown>) => notes(['testimonials', 0], { name: 'Ama K.', ...values });
export const photo = (values: Record<string, unknown>) => notes(['photographs', 2], { id: 'halo', ...values });
export const facts = (values: Record<string, unknown>) => notes(['hairstyles', 'cornrows', 'facts'], values);
export const history = (values: Record<string, unknown>) => notes(['hairstyles', 'cornrows', 'history'], values);
/** Prices of cornrows by size and length, one for each of these changes to a correct one. */
export const grid = (...changes: Record<string, unknown>[]) =>
  notes(['priceGrid'], {
    cornrows: changes.map(changed => ({
      ...{ size: 'Medium', length: 'Waist', dollars: 120, hours: 3, hairIncluded: true },
      ...changed,
    })),
  });

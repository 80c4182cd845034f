/** Checks all content. Each message names the file and the field, and says what to write. */
import { z } from 'zod';
import { type Content, contentSchema } from '../../src/content/schema.ts';
import { disagreements, type Problem } from './disagreements.ts';

export function checked(content: unknown): { data: Content } | { problems: string } {
  const { data, error } = contentSchema.safeParse(content);
  const issues = data ? [...disagreements(data)] : error.issues;
  if (data && issues.length === 0) return { data };
  const byFile = new Map<string, Problem[]>();
  for (const { path, message } of issues) {
    const { file, fields } = sourceOf(content, path);
    byFile.set(file, [...(byFile.get(file) ?? []), { path: fields, message }]);
  }
  return { problems: [...byFile].map(([file, issues]) => `${file}\n${z.prettifyError({ issues })}`).join('\n') };
}

/**
 * The file of a value of the content, and the value's place in the file. Entries of lists are named as an owner knows
 * them, instead of by their number.
 */
export function sourceOf(content: unknown, path: readonly PropertyKey[]): { file: string; fields: PropertyKey[] } {
  let value = content;
  const names = path.map(key => {
    value = Object(value)[key];
    const { id, name, title, day, question, date } = Object(value);
    return typeof key === 'number' ? (id ?? name ?? title ?? day ?? question ?? date ?? key) : key;
  });
  const [first, second, third] = path.map(String);
  if (first === 'hairstyles')
    return { file: `src/content/hairstyles/${second}/${third ?? 'card'}.ts`, fields: names.slice(2) };
  if (first === 'drawings') return { file: `src/content/figures/${second}.svg`, fields: [] };
  const file = first === 'priceGrid' ? 'prices' : first?.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return { file: `src/content/${file}.ts`, fields: names };
}

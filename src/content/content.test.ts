import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { content } from '../../site-build/content/all';

const { hairstyles, questions, visit } = content;
const sample: boolean = content.salon.sample;
const cards = Object.values(hairstyles).map(({ card }) => card);
const drawings = import.meta.glob<string>('../**/*.svg', { eager: true, query: '?raw', import: 'default' });

// The content check also requires a title and a description, where readers need them.
it.each(Object.entries(drawings))(
  'the drawing %s is valid, runs and loads nothing, and is at most 20 KB compressed',
  async (_, svg) => {
    const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(svg).toMatch(/viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/<(script|image|foreignObject)|\bon\w+=|href="(?!#)|url\((?!#)|@import/i);
    // Drawing programs show variables in black.
    expect(svg).not.toContain('var(');
    expect(gzipSync(svg).length).toBeLessThan(20 * 1_024);
  },
);

// An owner's data may differ from the product's specification.
it.runIf(sample)('the sample salon has the specified services, in order, four of them as signature styles', () => {
  const inOrder = [...cards].sort((one, other) => one.order - other.order);
  expect(inOrder.map(({ title }) => title).join()).toBe(
    'Knotless Braids,Box Braids,Cornrows,Senegalese Twists,Feed-in Braids,Ghana Braids',
  );
  const signature = inOrder.filter(({ signature }) => signature);
  expect(signature.map(({ id }) => id).join()).toBe('knotless-braids,box-braids,cornrows,senegalese-twists');
});

it.runIf(sample)('facts and advice of the sample salon are marked as unconfirmed', () => {
  for (const { card, facts } of Object.values(hairstyles)) expect(facts?.typical, card.title).toBe(true);
  expect(visit.beforeYouCome.typical).toBe(true);
  expect(questions.find(({ question }) => /bring my own hair/.test(question))).toHaveProperty('waitsFor');
});

import { expect, it } from 'vitest';
import { kits } from './kits';
import { growTree } from './live-tree';
import { testPairs } from './pair-tests';

testPairs('machine');

it('a machine of the contact page runs beside the form of that page', () => {
  const onContact = kits.map(kit => (kit.name === 'testimonial-rotator' ? { ...kit, page: 'contact' as const } : kit));
  const running = onContact.filter(({ name }) => name === 'testimonial-rotator' || name === 'contact-form');
  const tree = growTree(onContact, running);
  expect(tree.root.getSnapshot().context.page.contactForm).toBeDefined();
  expect(running.map(tree.actorOf)).not.toContain(undefined);
  tree.stop();
});

import { act, render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import { salon } from '../../content/salon';
import { ContactPage } from './ContactPage';

it('the contact page says once what is required and when we answer, and a receipt says only when', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  history.replaceState(null, '', '/contact');
  const site = await createTestSite();
  onTestFinished(() => void site.stop());
  render(
    <SiteProvider value={site}>
      <ContactPage />
    </SiteProvider>,
  );
  act(() => void site.start());
  const form = within(screen.getByRole('region', { name: 'Send a message' }));
  const counts = () =>
    [form.getAllByText(/required|optional/), screen.getAllByText(/answer within 24 hours/)].map(
      texts => texts.filter(text => !text.closest('[hidden]')).length,
    );
  expect(counts()).toEqual([1, 1]);
  const actor = site.getSnapshot().children.contactForm;
  const fields = { name: 'Ada', phone: '781 555 0100', message: 'Cornrows' } as const;
  for (const field of ['name', 'phone', 'message'] as const)
    act(() => actor?.send({ type: 'draft.write', field, value: fields[field] }));
  act(() => actor?.send({ type: 'form.submit', honeypot: '', reference: 'KTRM' }));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'We got your request' })).toBeDefined();
  expect(counts()).toEqual([0, 1]);
});

it('the map of a real salon has a marker, and directions lead to its address', async () => {
  vi.resetModules();
  vi.doMock('../../content/salon', () => ({ salon: { ...salon, sample: false } }));
  const { SalonMap } = await import('../../components/SalonMap/SalonMap');
  render(<SalonMap />);
  const map = screen.getByTitle('Map of Malden, MA').getAttribute('src') ?? '';
  expect(new URL(map).searchParams.get('marker')).toBe('42.4251,-71.0662');
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Directions in/ }))
    expect(decodeURIComponent(link.href)).toMatch(/=12 Cowrie Lane, Malden, MA 02148$/);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TemplateParams } from '../../../machines/contact-form/message.schema';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import * as cost from './chosen-cost';
import { RequestForm } from './RequestForm';

/** Shows the form on a Monday at noon in Malden. */
async function openForm(sendMessage?: (params: TemplateParams) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-23T12:00:00-05:00') });
  const site = await createTestSite(sendMessage);
  onTestFinished(() => {
    site.stop();
    vi.useRealTimers();
  });
  render(
    <SiteProvider value={site}>
      <RequestForm />
    </SiteProvider>,
  );
  act(() => void site.start());
  return site;
}

it('each field has the same id in every document, by which Firefox restores what was typed', async () => {
  await openForm();
  expect([...document.querySelectorAll('form [name][id]')].map(({ id }) => id)).toEqual(
    ['name', 'phone', 'style', 'date', 'email', 'message'].map(name => `page-form-${name}`),
  );
});

it('if the salon’s clock fails, the form keeps its questions and its promise of an answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const site = await openForm();
  act(() => site.getSnapshot().children.openHours?.send({ type: 'xstate.error.actor.salonClock' } as never));
  expect(site.getSnapshot().hasTag('openHours')).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Your email' })).toBeTruthy();
  expect(screen.getByText(/answer within 24 hours/)).toBeTruthy();
});

it('if the receipt cannot be shown, the form stays, and the next receipt takes its place', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi.spyOn(cost, 'priceOf').mockImplementation(() => {
    throw new Error('broken');
  });
  onTestFinished(() => [logged, broken].forEach(spy => void spy.mockRestore()));
  await openForm(async () => {});
  const send = async () => {
    for (const field of screen.getAllByRole('textbox', { name: /\*/ }))
      fireEvent.input(field, { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await act(async () => {});
  };
  await send();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name *' }).value).toBe('');
  broken.mockRestore();
  await send();
  expect(screen.queryByRole('textbox')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByRole('textbox', { name: 'Full Name *' })).toBeTruthy();
});

describe('a field that gets its text without an event, as from a password manager, autofill or an extension', () => {
  const labels = {
    name: 'Full Name *',
    phone: 'Phone Number *',
    style: 'Style',
    date: 'First date that works for you',
    email: 'Your email',
    message: 'Message *',
  };
  const control = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
  const type = (name: keyof typeof labels, value: string) => fireEvent.input(control(name), { target: { value } });
  /** The property, as scripts set it: React does not notice. */
  const write = (name: keyof typeof labels, value: string) => {
    control(name).value = value;
  };
  const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
  const submit = () => {
    press('Send Message');
    return act(async () => {});
  };
  const openTyped = async (sendMessage = async () => {}) => {
    const send = vi.fn<(params: TemplateParams) => Promise<void>>(sendMessage);
    await openForm(send);
    type('name', 'Ada');
    type('phone', '617');
    type('message', 'Hello');
    return { sent: () => send.mock.calls.map(([params]) => params) };
  };

  it.each([
    ['a completed phone number', 'phone', '+1 617 555 0100', { phone: '+1 617 555 0100' }],
    ['another name', 'name', 'Ada Ofori', { name: 'Ada Ofori' }],
    ['a corrected message', 'message', 'Hello!', { message: 'Hello!' }],
    ['a style', 'style', 'Cornrows', { message: 'Hello\nI would like to book Cornrows.\n' }],
    ['a date', 'date', '2026-11-28', { message: 'Hello\nDate: Saturday, November 28, 2026.\n' }],
    ['an email address', 'email', 'ada@example.com', { email: 'ada@example.com' }],
  ] as const)('is sent as shown: %s', async (_, name, value, expected) => {
    const { sent } = await openTyped();
    write(name, value);
    await submit();
    expect(sent()).toMatchObject([expected]);
    expect(control(name).value).toBe('');
  });

  it.each<[string, () => void]>([
    ['has added a form before everything else', () => document.body.prepend(document.createElement('form'))],
    ['has removed the hidden field', () => document.getElementsByName('subject')[0]?.remove()],
    [
      'has added a field with the same name',
      () => control('name').before(Object.assign(document.createElement('input'), { name: 'name' })),
    ],
  ])('is sent as shown although another program %s', async (_, add) => {
    const { sent } = await openTyped();
    add();
    onTestFinished(() => document.querySelectorAll('form:empty').forEach(form => void form.remove()));
    type('name', 'Ada Ofori');
    write('phone', '+1 617 555 0100');
    await submit();
    expect(sent()).toMatchObject([{ name: 'Ada Ofori', phone: '+1 617 555 0100', message: 'Hello' }]);
  });

  it('is read at the click, so that nothing moves under a press that takes the focus from another field', async () => {
    await openTyped();
    write('style', 'Cornrows');
    fireEvent(control('message'), new Event('change', { bubbles: true }));
    expect(screen.queryByRole('group', { name: 'Selected style' })).toBe(null);
    press('Small');
    expect(screen.getByRole('group', { name: 'Selected style' })).toBeTruthy();
  });

  it('is sent as shown if it is written as an attribute', async () => {
    const { sent } = await openTyped();
    control('email').setAttribute('value', 'ada@example.com');
    await submit();
    expect(sent()).toMatchObject([{ email: 'ada@example.com' }]);
  });

  it('is sent as shown if its event comes too late for React', async () => {
    const { sent } = await openTyped();
    write('phone', '+1 617 555 0100');
    fireEvent(control('phone'), new Event('input', { bubbles: true }));
    await submit();
    expect(sent()).toMatchObject([{ phone: '+1 617 555 0100' }]);
  });

  it('is sent as shown with a message that has a line of its own, and answers beside it', async () => {
    const { sent } = await openTyped();
    write('message', 'I would like to book Cornrows.');
    write('date', '2026-11-28');
    await submit();
    const message = 'I would like to book Cornrows.\nDate: Saturday, November 28, 2026.\n';
    expect(sent()).toMatchObject([{ message }]);
  });

  it('is missing if it has been emptied', async () => {
    const { sent } = await openTyped();
    write('phone', '');
    await submit();
    expect(sent()).toEqual([]);
    expect(control('phone').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps its text beside a choice, and while the visitor fills in other fields', async () => {
    await openTyped();
    write('message', 'Hello!');
    press('Small');
    expect(control('message').value).toBe('Hello!\nSize: small.\n');
    write('phone', '+1 617 555 0100');
    type('name', 'Ada Ofori');
    expect([control('phone').value, control('name').value]).toEqual(['+1 617 555 0100', 'Ada Ofori']);
  });

  it('keeps what was written into it while sending, if sending fails, and the next request has it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const results = [() => Promise.reject(new Error('refused')), async () => {}];
    let fails = () => {};
    const { sent } = await openTyped(async () => {
      await new Promise<void>(resolve => (fails = resolve));
      await results.shift()?.();
    });
    await submit();
    write('phone', '+1 617 555 0100');
    await act(async () => fails());
    expect(control('phone').value).toBe('+1 617 555 0100');
    await submit();
    expect(sent()).toMatchObject([{ phone: '617' }, { phone: '+1 617 555 0100' }]);
  });

  it('keeps its text if an answer comes after twenty seconds, and there is no receipt', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    let arrives = () => {};
    await openTyped(() => new Promise<void>(resolve => (arrives = resolve)));
    await submit();
    await act(async () => void vi.advanceTimersByTime(20_000));
    await act(async () => arrives());
    expect(control('phone').value).toBe('617');
    expect(screen.queryByText('We got your request')).toBeNull();
  });

  it('is empty after sending, although something was written into it meanwhile', async () => {
    let arrives = () => {};
    await openTyped(() => new Promise<void>(resolve => (arrives = resolve)));
    await submit();
    write('phone', '+1 617 555 0100');
    await act(async () => arrives());
    expect(control('phone').value).toBe('');
    // As a password manager does when a form is emptied.
    write('phone', '+1 617 555 0100');
    act(() => void fireEvent.click(screen.getByText('We got your request')));
    act(() => void fireEvent.submit(control('phone')));
    expect(screen.getByText('We got your request')).toBeTruthy();
  });
});

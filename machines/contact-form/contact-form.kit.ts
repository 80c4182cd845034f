/** How a visitor asks for an appointment, what the world may answer, and what they must see. */
import { type ContextFrom, createEmptyActor } from 'xstate';
import { button, field, link, navigation } from '../../tests/models/driver';
import { type AnyKit, kitOf, type SiteContent, type StateName } from '../../tests/models/kit';
import { contactFormMachine } from './contact-form.machine';
import {
  deliveringTransitions,
  editingTransitions,
  freshTransitions,
  kindOfText,
  thanks,
} from './contact-form.transitions.kit';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;

const labels: Record<FieldName, string> = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
const names = Object.keys(labels) as FieldName[];
const parent = createEmptyActor();
const TOO_LONG = 'x'.repeat(60_000);
const refused: SendFailure = { kind: 'refused', status: 429, detail: 'Too many requests' };

const incomplete = 'alert: Please fill in all fields All fields are required to submit your message.';
const sent = "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.";
const failed = (email: string) =>
  `alert: Failed to send message Please try again later or contact us directly at ${email}.`;

export default function contactFormKit({ email: salonEmail, hairstyles }: SiteContent): AnyKit {
  const hairstyle = hairstyles[0]?.title ?? '';
  const editing = (to: Extract<StateName<Machine>, `editing.${string}`>) => editingTransitions(to, salonEmail);
  const message = `field '${labels.message}' in 'main'`;
  /** Each field says that it is required, or what is wrong with it; a day that stands in the message is pressed. */
  const observed = ({ fields, missing, excess }: Pick<Context, 'fields' | 'missing' | 'excess'>) => ({
    ...Object.fromEntries(
      names.map(name => [
        `field '${labels[name]}' in 'main'`,
        missing.includes(name) ? /required true, described as 'Please fill in this field\.'/ : /required true/,
      ]),
    ),
    ...(excess > 0 && { [message]: /described as 'Your message is too long to send/ }),
    "button 'Monday' in 'main'": fields.message.includes('Days that suit me: Monday') ? 'pressed true' : 'there',
    ...(excess > 0 && { 'said assertive': /Your message is too long to send/ }),
  });
  const form = ({ fields, missing, excess }: Context) => ({
    observed: observed({ fields, missing, excess }),
    fields,
    invalid: excess > 0 ? [labels.message] : missing.map(name => labels[name]),
    button: 'Send Message',
    busy: false,
    over: excess > 0 && [`50,000 bytes`, `${excess.toLocaleString('en-US')} bytes over`],
  });

  const sending = ({ fields }: Context) => ({
    observed: { [message]: /readonly/, "button 'Monday' in 'main'": /disabled/ },
    fields,
    invalid: [],
    button: 'Sending...',
    busy: true,
    over: false as const,
    toast: null,
  });

  return kitOf(contactFormMachine)({
    name: 'contact-form',
    input: { parent, salonEmail },
    events: {
      'field.change': [
        { field: 'name', value: 'Ada' },
        { field: 'phone', value: '781 555 0142' },
        { field: 'message', value: 'Box braids, please' },
        { field: 'message', value: ' \n' },
        { field: 'message', value: TOO_LONG },
      ],
      'hairstyle.choose': [{ title: hairstyle }],
      'preference.press': [{ preference: { day: 'Monday' } }, { preference: { reach: 'text' } }],
      'form.submit': [{}],
    },
    machineOnly: [
      {
        event: { type: 'form.submit', honeypot: 'https://spam.example' },
        because: 'nobody can see or reach the field; tests/abuse.browser.ts fills it as a robot does',
      },
    ],
    unreachable: {
      'contactForm.editing: form.submit (3 of 4)': 'only a robot fills in what nobody can see',
      'contactForm.sending.fakeSuccess: xstate.after.pace.contactForm.sending.fakeSuccess': 'it is for robots alone',
    },
    answers: { sendMessage: { done: [undefined], error: [refused, new Error('the line is dead')] } },
    delays: { sendTimeout: 20_000, pace: 3_000 },
    stateKey: ({ fields, missing, failure }) => [
      names.map(name => kindOfText(fields[name])),
      missing.length > 0,
      failure?.kind,
    ],
    starts: {
      in: 'editing.fresh',
      context: {
        parent,
        salonEmail,
        fields: { name: '', phone: '', message: '' },
        missing: [],
        excess: 0,
        failure: undefined,
      },
    },
    transitions: {
      'editing.fresh': freshTransitions(salonEmail),
      'editing.draft': editing('editing.draft'),
      'editing.incomplete': editing('editing.incomplete'),
      'editing.tooLong': editing('editing.tooLong'),
      'editing.sent': editing('editing.sent'),
      'editing.failed': editing('editing.failed'),
      'sending.throttled': { pace: () => ({ to: 'sending.delivering' }) },
      'sending.fakeSuccess': { pace: () => thanks },
      'sending.delivering': deliveringTransitions,
    },
    activeActors: {
      'editing.fresh': [],
      'editing.draft': [],
      'editing.incomplete': [],
      'editing.tooLong': [],
      'editing.sent': [],
      'editing.failed': [],
      'sending.throttled': ['focusKeeper'],
      'sending.fakeSuccess': ['focusKeeper'],
      'sending.delivering': ['focusKeeper', 'sendMessage'],
    },
    inputs: { sendMessage: ({ fields: { name, phone, message } }) => ({ name, phone, message, to_email: salonEmail }) },
    tags: { busy: ['sending.throttled', 'sending.fakeSuccess', 'sending.delivering'] },

    viewports: ['phone', 'desktop'],
    begin: driver => driver.visit('/contact'),
    perform: {
      'field.change': (driver, event) => driver.fill(field(labels[event.field]), event.value),
      'preference.press': (driver, { preference }) =>
        driver.press(button('day' in preference ? preference.day : 'Text me')),
      'hairstyle.choose': async (driver, { title }) => {
        await driver.follow(link('Services', navigation('Quick links')), '/services');
        await driver.follow(link(`Book Appointment: ${title}`), '/contact');
      },
      'form.submit': driver => driver.press(button('Send Message')),
      'sendMessage.done': driver => driver.answer('taken'),
      'sendMessage.error': (driver, { error }) => driver.answer(error === refused ? 'refused' : 'lost'),
    },
    differs: [/^said (assertive|polite)$/, / in '(main|toast)'$/],
    see: async driver => {
      const looks = await Promise.all(names.map(name => driver.look(field(labels[name]))));
      const send = await driver.look(button('Send Message'));
      const sending = await driver.look(button('Sending...'));
      const problem = (await driver.look({ role: 'alert', within: { role: 'main' } }))?.text;
      return {
        fields: Object.fromEntries(names.map((name, index) => [name, looks[index]?.value])) as unknown as Fields,
        invalid: names.filter((_, index) => looks[index]?.invalid === 'true').map(name => labels[name]),
        button: send ? 'Send Message' : sending ? 'Sending...' : null,
        busy: (sending?.disabled ?? false) && looks.every(look => look?.readOnly),
        over: problem ? (/[\d,]+ bytes( over)?/g[Symbol.match](problem) as string[] | null) : false,
        focus: await driver.focus(),
        toast: await driver.toast(),
      };
    },
    seen: {
      'editing.fresh': context => ({ ...form(context), toast: null }),
      'editing.draft': context => ({ ...form(context), toast: null }),
      'editing.incomplete': (context, last) => ({
        ...form(context),
        toast: incomplete,
        ...(last?.type === 'form.submit' && { focus: labels[context.missing[0] ?? 'name'] }),
      }),
      'editing.tooLong': context => ({ ...form(context), toast: null }),
      // The words of thanks leave after six seconds, so they are looked for at once.
      'editing.sent': (context, last) => ({ ...form(context), ...(last?.type.includes('.done.') && { toast: sent }) }),
      'editing.failed': context => ({ ...form(context), toast: failed(salonEmail) }),
      'sending.throttled': sending,
      'sending.fakeSuccess': sending,
      'sending.delivering': sending,
    },
  });
}

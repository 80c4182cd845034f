/** The contact form: a visitor requests an appointment, and the mail service answers. */
import { type AnyEventObject, type ContextFrom, createEmptyActor } from 'xstate';
import { button, combobox, field, group, heading, isShown, link, type StateName, type Target } from 'xstate-paths';
import { kitOf, quickLinks, type SiteContent, type SiteDriver, type SiteKit } from '../kit';
import { contactFormMachine } from './contact-form.machine';
import {
  copyingTransitions,
  dateIn,
  dates,
  deliveringTransitions,
  editingTransitions,
  emailIn,
  freshTransitions,
  kindOfText,
  readingTransitions,
  sendingTransitions,
  sentTransitions,
  textOf,
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
const copied = 'status: Message copied Paste it into a text message or an email to us.';
const uncopied = 'alert: Couldn’t copy the message It’s still in the form: select it there and copy it.';
const failed = (email: string) =>
  `alert: Failed to send message Please try again later or contact us directly at ${email}.`;

const subject = group('Selected style');
const styleList = combobox('Style (optional)');
const receipt = heading('We got your request');
const firstDate = field('First date that works for you');
const email = field('Your email');
const otherWays = 'Nothing is lost: your message is still here. Try again, or send it another way.';
/** Whether the visitor may have chosen a style on another page while sending, and so has left the form and keeps the focus there. */
const namesStyle = ({ fields }: Context) => fields.message.includes('I would like to book');
/** The choices that the tests press: for each button, a pattern of the choice's line in the message. */
const choices = {
  Small: /^Size: small\.$/m,
  Monday: /^Days that work for me: .*Monday/m,
  Friday: /^Days that work for me: .*Friday/m,
  'Tender scalp': /^Please plan for: tender scalp\.$/m,
};

export default function contactFormKit({ email: salonEmail, hairstyles, lineKinds, hours }: SiteContent): SiteKit {
  const hairstyle = hairstyles[0]?.title ?? '';
  const editing = (to: Extract<StateName<Machine>, `editing.${string}`>) => editingTransitions(to, salonEmail);
  const schedule = { hours, closures: [] };
  const message = `field '${labels.message}' in 'main'`;
  /** Every field is required, and an invalid field is described by its error. The button of a chosen day is shown as pressed. */
  const observed = ({ fields, missing, excess }: Pick<Context, 'fields' | 'missing' | 'excess'>) => ({
    ...Object.fromEntries(
      names.map(name => [
        `field '${labels[name]}' in 'main'`,
        missing.includes(name) ? /required true, described as 'Please fill in this field\.'/ : /required true/,
      ]),
    ),
    ...(excess > 0 && { [message]: /described as 'Your message is too long to send/ }),
    "button 'Monday' in 'main'": choices.Monday.test(fields.message) ? 'pressed true' : 'there',
    ...(excess > 0 && { 'said assertive': /Your message is too long to send/ }),
  });
  const form = ({ fields, missing, excess, unusableDate }: Context, last?: AnyEventObject) => ({
    ...(last?.type === 'date.change' && { date: last.value, explained: explainedBy(unusableDate) }),
    ...(last?.type === 'email.change' && { email: last.value }),
    observed: observed({ fields, missing, excess }),
    fields,
    invalid: excess > 0 ? [labels.message] : missing.map(name => labels[name]),
    button: 'Send Message',
    busy: false,
    // The texts of these tests have one byte per character.
    over: excess > 0 && [
      `about ${(Math.ceil(excess / 100) * 100).toLocaleString('en-US')} characters over the limit of about 50,000`,
    ],
    ...choicesOf(fields),
    receipt: false,
    help: false,
  });
  /** The pressed choices must match the message. */
  const choicesOf = ({ message }: Fields) => ({
    subject: message.includes(`I would like to book ${hairstyle}.`) ? hairstyle : null,
    pressed: Object.entries(choices).flatMap(([name, line]) => (line.test(message) ? [name] : [])),
  });

  const sending = ({ fields }: Context) => ({
    observed: {
      [message]: /readonly/,
      "button 'Monday' in 'main'": /disabled/,
      'said polite': /Sending\.\.\./,
    },
    fields,
    invalid: [],
    button: 'Sending...',
    busy: true,
    over: false as const,
    ...choicesOf(fields),
    receipt: false,
    help: false,
    toast: null,
  });

  return kitOf(contactFormMachine)({
    name: 'contact-form',
    input: { parent, salonEmail, lineKinds, schedule },
    events: {
      'field.change': [
        { field: 'name', value: 'Ada' },
        { field: 'phone', value: '781 555 0142' },
        { field: 'message', value: 'Box braids, please' },
        { field: 'message', value: ' \n' },
        { field: 'message', value: TOO_LONG },
      ],
      'hairstyle.choose': [{ title: hairstyle }],
      'hairstyle.remove': [{}],
      'choice.press': [
        { kind: 'size', option: 'small' },
        { kind: 'days', option: 'Monday' },
        { kind: 'days', option: 'Friday' },
        { kind: 'needs', option: 'tender scalp' },
      ],
      'date.change': dates.map(({ value, words }) => ({ value, words, earliest: '2026-11-23' })),
      'email.change': [{ value: 'ada@example.com' }, { value: '' }],
      'message.copy': [{}],
      'receipt.dismiss': [{}],
      'form.submit': [{ reference: 'KTRM' }],
    },
    machineOnly: [
      {
        event: { type: 'form.submit', honeypot: 'https://spam.example', reference: 'KTRM' },
        because: 'visitors cannot reach the honeypot; tests/browser/abuse.browser.ts fills it in',
      },
    ],
    answers: {
      sendMessage: { done: [undefined], error: [refused, new Error('connection lost')] },
      copyMessage: { done: [undefined], error: [new Error('copying is not allowed')] },
    },
    delays: { sendTimeout: 20_000, freshness: 3_000, throttle: 3_000 },
    stateKey: ({ fields, missing, failure, nextHairstyle, unusableDate }) => [
      names.map(name => kindOfText(fields[name])),
      unusableDate !== '',
      missing.length > 0,
      failure?.kind,
      nextHairstyle,
    ],
    starts: {
      in: 'editing.fresh',
      context: {
        parent,
        salonEmail,
        lineKinds,
        schedule,
        unusableDate: '',
        reference: '',
        fields: { name: '', phone: '', message: '' },
        missing: [],
        excess: 0,
        failure: undefined,
        receipt: undefined,
        nextHairstyle: undefined,
        mayBeSpam: false,
      },
    },
    transitions: {
      'editing.fresh': freshTransitions(salonEmail),
      'editing.draft': editing('editing.draft'),
      'editing.incomplete': editing('editing.incomplete'),
      'editing.tooLong': editing('editing.tooLong'),
      'editing.sent': sentTransitions(salonEmail),
      'editing.failed.reading': readingTransitions(salonEmail),
      'editing.failed.copying': copyingTransitions(salonEmail),
      'sending.throttled': {
        ...sendingTransitions('sending.throttled'),
        throttle: () => ({ to: 'sending.delivering' }),
      },
      'sending.delivering': deliveringTransitions,
    },
    activeActors: {
      'editing.fresh': ['visibleArea'],
      'editing.draft': ['visibleArea'],
      'editing.incomplete': ['visibleArea'],
      'editing.tooLong': ['visibleArea'],
      'editing.sent': ['receiptFocus', 'visibleArea'],
      'editing.failed.reading': ['otherWaysFocus', 'visibleArea'],
      'editing.failed.copying': ['copyMessage', 'otherWaysFocus', 'visibleArea'],
      'sending.throttled': ['focusKeeper', 'visibleArea'],
      'sending.delivering': ['focusKeeper', 'sendMessage', 'visibleArea'],
    },
    inputs: {
      sendMessage: ({ fields: { name, phone, message }, reference, mayBeSpam }) => ({
        name,
        phone,
        message: mayBeSpam ? `${message}\n\nPossible spam: a hidden field of the form was filled in.` : message,
        to_email: salonEmail,
        ...(emailIn(message) && { email: emailIn(message) }),
        reference,
      }),
      copyMessage: ({ fields, reference }) => ({ text: textOf(fields, reference) }),
    },
    tags: {
      busy: ['sending.throttled', 'sending.delivering'],
      receipt: ['editing.sent'],
      failed: ['editing.failed.reading', 'editing.failed.copying'],
    },
    // The button that removes the style exists only while the message names a style.
    possible: ({ context: { fields, unusableDate }, event, onPage }) => {
      if (!onPage) return true;
      if (event.type === 'hairstyle.remove') return fields.message.includes('I would like to book');
      if (event.type === 'email.change') return event.value !== (emailIn(fields.message) ?? '');
      return event.type !== 'date.change' || event.value !== (unusableDate || dateIn(fields.message));
    },

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/contact');
      await driver.hold('copyMessage');
    },
    perform: {
      'field.change': (driver, event) => driver.fill(field(labels[event.field]), event.value),
      'choice.press': async (driver, { option }) => {
        const target = button(option.replace(/^./, letter => letter.toUpperCase()));
        await unfold(driver, 'Your hair (optional)', target);
        await driver.press(target);
      },
      'date.change': async (driver, { value, earliest }) => {
        // Hides the tab, sets the page's clock to noon of the first open day, and shows the tab again.
        await driver.tab('hidden');
        await driver.time(`${earliest}T12:00:00-05:00`);
        await driver.tab('shown');
        await unfold(driver, 'Date and time of day (optional)', firstDate);
        await driver.fill(firstDate, value);
      },
      'email.change': async (driver, { value }) => {
        await unfold(driver, 'Answer by email (optional)', email);
        await driver.fill(email, value);
      },
      'hairstyle.choose': {
        link: (driver, { title }) => chooseByLink(driver, title),
        list: async (driver, { title }) => {
          // While a request is being sent, the list is disabled.
          if ((await driver.look(styleList))?.disabled) await chooseByLink(driver, title);
          else await driver.fill(styleList, title);
        },
      },
      'hairstyle.remove': {
        button: driver => driver.press(button(`Remove ${hairstyle}`)),
        list: driver => driver.fill(styleList, 'Not sure yet'),
      },
      'message.copy': driver => driver.press(button('Copy message')),
      'receipt.dismiss': async driver => {
        await driver.follow(link('Services', quickLinks), '/services');
        await driver.follow(link('Contact', quickLinks), '/contact');
      },
      'form.submit': driver => driver.press(button('Send Message')),
      'sendMessage.done': async driver => {
        await driver.answer('taken');
        // Frames, in which the focus moves, take real time in jsdom.
        await driver.tick(100);
      },
      'sendMessage.error': {
        service: (driver, { error }) => driver.answer(error === refused ? 'refused' : 'lost'),
        'sign-in page': driver => driver.answer('web page'),
      },
      'copyMessage.done': driver => driver.release('copyMessage'),
      'copyMessage.error': driver => driver.release('copyMessage', 'fails'),
    },
    // The form or the receipt changes its height, or the visitor goes to another page and back.
    scrolls: [
      'field.change',
      'form.submit',
      'hairstyle.choose',
      'hairstyle.remove',
      'choice.press',
      'date.change',
      'email.change',
      'receipt.dismiss',
      // The other ways to send are scrolled into view.
      'sendMessage.error',
      'sendTimeout',
    ],
    differs: [/^said (assertive|polite)$/, / in '(?!header|footer|Main|Quick links)[^']*'$/],
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
        // Another error may be on the page, so only the excess is read.
        over:
          (problem?.match(/about [\d,]+ characters over the limit of about [\d,]+/g) as string[] | null | undefined) ??
          false,
        subject: (await driver.look(subject))?.text.includes(hairstyle) ? hairstyle : null,
        pressed: await pressedOf(driver, Object.keys(choices)),
        date: (await driver.look(firstDate))?.value,
        email: (await driver.look(email))?.value,
        explained: await explanation(driver),
        receipt: await isShown(driver, receipt),
        help: await isShown(driver, button('Copy message')),
        focus: await driver.focus(),
        toast: await driver.toast(),
      };
    },
    seen: {
      'editing.fresh': (context, last) => ({ ...form(context, last), toast: null }),
      // The toast of the last attempt may still be shown, so the toast is not checked.
      'editing.draft': form,
      'editing.incomplete': (context, last) => ({
        ...form(context, last),
        toast: incomplete,
        ...(last?.type === 'form.submit' && { focus: labels[context.missing[0] ?? 'name'] }),
      }),
      'editing.tooLong': (context, last) => ({
        ...form(context, last),
        toast: null,
        ...(last?.type === 'form.submit' && { focus: labels.message }),
      }),
      // The toast is checked only right after sending, because it is dismissed after six seconds.
      'editing.sent': (context, last) => ({
        ...form(context),
        receipt: true,
        ...(last?.type.includes('.done.') && { toast: sent }),
        ...(last?.type.includes('.done.') && !namesStyle(context) && { focus: 'We got your request' }),
      }),
      'editing.failed.reading': (context, last) => ({
        ...form(context, last),
        help: true,
        ...(hasFailed(last) && { toast: failed(salonEmail) }),
        ...(hasFailed(last) && !namesStyle(context) && { focus: otherWays }),
        ...(last?.type === 'xstate.done.actor.copyMessage' && { toast: copied }),
        ...(last?.type === 'xstate.error.actor.copyMessage' && { toast: uncopied }),
      }),
      'editing.failed.copying': context => ({ ...form(context), help: true }),
      'sending.throttled': sending,
      'sending.delivering': sending,
    },
  });
}

/** Whether sending has just failed. */
const hasFailed = (last: AnyEventObject | undefined) =>
  /^xstate\.(error\.actor\.sendMessage|after\.sendTimeout)/.test(`${last?.type}`);

/** Opens the part of the form with this heading, unless the control is already shown. */
async function unfold(driver: SiteDriver, name: string, control: Target): Promise<void> {
  if (!(await isShown(driver, control))) await driver.press(heading(name));
}

const explainedBy = (value: string) => dates.find(date => date.value === value)?.explained ?? '';

/** Why the date in its field is not in the message. */
async function explanation(driver: SiteDriver): Promise<string> {
  for (const { explained } of dates) if (explained && (await driver.reads(explained))) return explained;
  return '';
}

async function chooseByLink(driver: SiteDriver, title: string): Promise<void> {
  await driver.follow(link('Services', quickLinks), '/services');
  await driver.follow(link(`Book Appointment: ${title}`), '/contact');
}

async function pressedOf(driver: SiteDriver, names: readonly string[]): Promise<string[]> {
  const looks = await Promise.all(names.map(name => driver.look(button(name))));
  return names.filter((_, index) => looks[index]?.pressed === 'true');
}

/** The contact form: a visitor requests an appointment, and the mail service answers. */
import type { ContextFrom } from 'xstate';
import {
  button,
  combobox,
  type Driver,
  field,
  group,
  heading,
  isShown,
  link,
  literally,
  type Moment,
  type StateName,
  type Target,
  type Transitions,
} from 'xstate-paths';
import { kitOf, quickLinks, type SiteContent } from '../kit';
import {
  CLOSED_DATE,
  DATE,
  dateIn,
  dates,
  EMAIL,
  linesFor,
  styleLine,
  timeBefore,
  withLine,
  withPress,
} from './contact-form.examples.kit';
import { contactFormMachine } from './contact-form.machine';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
type Before = Pick<Moment<Machine>, 'state' | 'context'>;

/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;
const TOO_LONG = 'x'.repeat(60_000);
const labels: Record<FieldName, string> = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
const names = Object.keys(labels) as FieldName[];
const refused: SendFailure = { kind: 'refused', status: 429, detail: 'Too many requests' };

const incomplete = 'alert: Please fill in all fields All fields are required to submit your message.';
const sent = "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.";
const copied = 'status: Message copied Paste it into a text message or an email to us.';
const uncopied = 'alert: Couldn’t copy the message It’s still in the form: select it there and copy it.';
const otherWays = 'Nothing is lost: your message is still here. Try again, or send it another way.';

const styleList = combobox('Style (optional)');
const firstDate = field('First date that works for you');
const email = field('Your email');
const sendButton = "button 'Send Message' in 'main'";
const sendingButton = "button 'Sending...' in 'main'";
const copyButton = "button 'Copy message' in 'main'";
const receipt = "heading 'We got your request' in 'main'";
const fieldOf = (name: FieldName) => `field '${labels[name]}' in 'main'`;
/** The choices that the tests press: for each button, a pattern of the choice's line in the message. */
const choices = {
  Small: /^Size: small\.$/m,
  Monday: /^Days that work for me: .*Monday/m,
  Friday: /^Days that work for me: .*Friday/m,
  'Tender scalp': /^Please plan for: tender scalp\.$/m,
};

/** What the receipt says about the sender. */
const receiptOf = ({ receipt }: Context) => `${receipt?.name.trim()} , ${receipt?.phone.trim()}`;
/** A link to the form moves the focus to its page's heading, unless the style was chosen from the list. */
const chosen = { focus: /^(Book an appointment|Style \(optional\))$/ };
/** Ends the copying as a browser that allows it or refuses it. */
const copying = (how: 'works' | 'refused') => async (driver: Driver) => {
  await driver.copying(how);
  await driver.release('copyMessage');
};
const isBlank = (text: string) => /^\s*$/.test(text);
const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');
const emailIn = (message: string) => (message.includes(EMAIL) ? 'ada@example.com' : undefined);
/** The request as one text: message, name, phone and reference. */
const textOf = ({ fields: { name, phone, message }, reference }: Context) =>
  `${message.trim()}\n\n${name.trim()}, ${phone.trim()}${reference && `\nReference: ${reference}`}`;
/** Why the salon cannot take anyone on this date; '' if it can. */
const explanationOf = (value: string) => dates.find(date => date.value === value)?.explained ?? '';
/** Whether the visitor may have chosen a style on another page while sending, and so has left the form and keeps the focus there. */
const namesStyle = ({ fields }: Context) => fields.message.includes('I would like to book');
const fresh = { missing: [], excess: 0, failure: undefined } satisfies Partial<Context>;
const submitted = { type: 'message.submitted' };

export default ({ email: salonEmail, hairstyles, lineKinds, hours }: SiteContent) => {
  const hairstyle = hairstyles[0]?.title ?? '';
  const lines = linesFor(hairstyles);
  const schedule = { hours, closures: [] };

  /** With room for a reference. */
  function excessOf({ name, phone, message }: Fields): number {
    const params = { name, phone, message, to_email: salonEmail, email: emailIn(message), reference: 'KTRM' };
    return Math.max(0, JSON.stringify(params).length - LIMIT);
  }

  /** An edit stays in the state, but the first after sending dismisses the receipt. */
  const afterEdit = (state: string) =>
    state === 'editing.sent'
      ? { to: 'editing.draft' as const, context: { receipt: undefined } }
      : { to: state as StateName<Machine>, context: {} };
  /** A field that has text is no longer marked as missing; when none is, the message is complete. */
  function edited({ state, context }: Before, name: FieldName, value: string, also: Partial<Context> = {}) {
    const fields = { ...context.fields, [name]: value };
    const missing = context.missing.filter(one => one !== name || isBlank(value));
    const isCompleted = state === 'editing.incomplete' && missing.length === 0;
    const { to, context: dismissed } = afterEdit(state);
    return {
      to: isCompleted ? ('editing.draft' as const) : to,
      context: { fields, missing, excess: context.excess > 0 ? excessOf(fields) : 0, ...also, ...dismissed },
      effects: isCompleted ? [{ type: 'message.completed' }] : [],
    };
  }
  const relined = (moment: Before, kind: keyof typeof lines, line: string, also?: Partial<Context>) =>
    edited(moment, 'message', withLine(moment.context.fields.message, lines, kind, line), also);

  const editing = {
    'field.change': moment => {
      const { field: name, value } = moment.event;
      const { fields, unusableDate } = moment.context;
      const isDated = name === 'message' && dateIn(value) !== dateIn(fields.message);
      return edited(moment, name, value, {
        unusableDate: isDated ? explanationOf(dateIn(value)) && dateIn(value) : unusableDate,
      });
    },
    'choice.press': moment => {
      const { kind, option } = moment.event;
      const message = withPress(moment.context.fields.message, lines, kind as keyof typeof lines, option);
      return edited(moment, 'message', message);
    },
    'date.change': moment => {
      const { value } = moment.event;
      const isUsable = !explanationOf(value);
      return relined(moment, 'date', isUsable && value ? DATE : '', { unusableDate: isUsable ? '' : value });
    },
    'email.change': moment => relined(moment, 'email', moment.event.value && EMAIL),
    'hairstyle.choose': moment => relined(moment, 'style', styleLine(moment.event.title)),
    'hairstyle.remove': moment =>
      namesStyle(moment.context) ? { ...relined(moment, 'style', ''), effects: [{ does: 'focusHairstyles' }] } : null,
    'form.submit': ({ state, context, event }) => {
      const { fields, reference } = context;
      const missing = names.filter(name => isBlank(fields[name]));
      const excess = excessOf(fields);
      const next = { ...fresh, ...afterEdit(state).context };
      if (missing.length > 0) {
        const effects = [{ does: 'focusInvalid' }, submitted, { type: 'message.incomplete', missing }];
        return { to: 'editing.incomplete', context: { ...next, missing }, effects };
      }
      if (excess > 0)
        return { to: 'editing.tooLong', context: { ...next, excess }, effects: [{ does: 'focusInvalid' }, submitted] };
      return {
        // A request in the first three seconds is delayed.
        to: state === 'editing.fresh' ? 'sending.throttled' : 'sending.delivering',
        context: { ...next, mayBeSpam: Boolean(event.honeypot), reference: reference || (event.reference ?? '') },
        effects: [submitted],
      };
    },
  } satisfies Transitions<Machine>;

  /** While a request is being sent, a chosen hairstyle waits for the next one. */
  const waits = ({ state, event: { title } }: Moment<Machine, 'hairstyle.choose'>) => ({
    to: state as StateName<Machine>,
    context: { nextHairstyle: title },
  });
  /** The fields after sending: a hairstyle that was chosen meanwhile is in the message. */
  const withNext = (fields: Fields, { nextHairstyle }: Context) =>
    nextHairstyle === undefined
      ? fields
      : { ...fields, message: withLine(fields.message, lines, 'style', styleLine(nextHairstyle)) };
  const fails = (failure: SendFailure, context: Context) => {
    const fields = withNext(context.fields, context);
    return {
      to: 'editing.failed.reading' as const,
      context: { failure, fields, nextHairstyle: undefined },
      effects: [{ type: 'message.failed', failure, text: textOf({ ...context, fields }) }],
    };
  };

  /** The fields and what was chosen. A choice that is not made may be folded away. */
  const filledIn = ({ fields }: Context, states: string) => ({
    ...Object.fromEntries(names.map(name => [`value of ${fieldOf(name)}`, fields[name]])),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, line]) => [
        `button '${name}' in 'main'`,
        new RegExp(line.test(fields.message) ? `^pressed true${states}$` : `^(pressed false${states})?$`),
      ]),
    ),
    "button 'Monday' in 'main'": `pressed ${choices.Monday.test(fields.message)}${states}`,
    // A style that was asked for from a picture is followed by the picture's caption.
    'selected style': new RegExp(
      hairstyles.find(({ title }) => fields.message.includes(`book ${title}`))?.title ?? '^$',
    ),
  });
  const form = (context: Context) => {
    const { missing, excess } = context;
    const over = (Math.ceil(excess / 100) * 100).toLocaleString('en-US');
    return {
      ...filledIn(context, ''),
      // Every field is required, and an invalid field is described by its error.
      ...Object.fromEntries(
        names.map(name => [
          fieldOf(name),
          missing.includes(name)
            ? /invalid true, required true, described as 'Please fill in this field\.'/
            : name === 'message' && excess > 0
              ? /invalid true, required true, .*described as 'Your message is too long to send/
              : /^required true/,
        ]),
      ),
      // The texts of these tests have one byte per character.
      'said assertive':
        excess > 0
          ? new RegExp(`Your message is too long to send.*about ${over} characters over the limit of about 50,000`)
          : /^(?!.*over the limit)/,
      [sendButton]: 'there',
      [sendingButton]: undefined,
      [receipt]: undefined,
      [copyButton]: undefined,
    };
  };
  const edits = {
    'field.change': ({ unusableDate }: Context, { field: name }: { field: FieldName }) => {
      const closed = dateIn(CLOSED_DATE);
      const note = { [`text '${explanationOf(closed)}'`]: unusableDate === closed ? 'there' : undefined };
      return name === 'message' ? note : {};
    },
    'date.change': ({ unusableDate }: Context, { value }: { value: string }) => ({
      "value of field 'First date that works for you' in 'main'": value,
      ...Object.fromEntries(
        dates.flatMap(({ value: day, explained }) =>
          explained ? [[`text '${explained}'`, day === unusableDate ? 'there' : undefined]] : [],
        ),
      ),
    }),
    'email.change': (_: Context, { value }: { value: string }) => ({ "value of field 'Your email' in 'main'": value }),
    'hairstyle.choose': chosen,
    'hairstyle.remove': { focus: 'Style (optional)' },
  };
  const sending = {
    tags: ['busy' as const],
    page: (context: Context) => ({
      ...filledIn(context, ', disabled'),
      ...Object.fromEntries(names.map(name => [fieldOf(name), /^required true, .*readonly/])),
      'said assertive': /^(?!.*over the limit)/,
      'said polite': /Sending\.\.\./,
      [sendButton]: undefined,
      [sendingButton]: /(^|, )disabled(,|$)/,
      [receipt]: undefined,
      [copyButton]: undefined,
      toast: undefined,
    }),
    // The disabled button cannot keep the focus, but the bar around it can.
    justAfter: { 'form.submit': { focus: 'Sending...' }, 'hairstyle.choose': { focus: 'Book an appointment' } },
  };
  const failed = (context: Context) => ({
    toast: `alert: Failed to send message Please try again later or contact us directly at ${salonEmail}.`,
    focus: namesStyle(context) ? /^/ : otherWays,
  });

  return kitOf(contactFormMachine)({
    input: { salonEmail, lineKinds, schedule },
    context: {
      salonEmail,
      lineKinds,
      schedule,
      unusableDate: '',
      reference: '',
      fields: { name: '', phone: '', message: '' },
      missing: [],
      excess: 0,
      mayBeSpam: false,
    },
    delays: { sendTimeout: 20_000, freshness: 3_000, throttle: 3_000 },
    stateKey: ({ fields, missing, failure, nextHairstyle, unusableDate }) => [
      names.map(name => kindOfText(fields[name])),
      unusableDate !== '',
      missing.length > 0,
      failure?.kind,
      nextHairstyle,
    ],
    inputs: {
      sendMessage: ({ fields: { name, phone, message }, reference, mayBeSpam }) => ({
        name,
        phone,
        message: mayBeSpam ? `${message}\n\nPossible spam: a hidden field of the form was filled in.` : message,
        to_email: salonEmail,
        ...(emailIn(message) && { email: emailIn(message) }),
        reference,
      }),
      copyMessage: context => ({ text: textOf(context) }),
    },
    begin: async driver => {
      await driver.visit('/contact');
      await driver.hold('copyMessage');
    },
    events: {
      'field.change': {
        payloads: [
          { field: 'name', value: 'Ada' },
          { field: 'phone', value: '781 555 0142' },
          { field: 'message', value: 'Box braids, please' },
          { field: 'message', value: ' \n' },
          { field: 'message', value: TOO_LONG },
          { field: 'message', value: CLOSED_DATE, earliest: '2026-11-23' },
        ],
        by: async (driver, event) => {
          if (event.earliest) await setClock(driver, event.earliest);
          await driver.fill(field(labels[event.field]), event.value);
        },
      },
      'hairstyle.choose': {
        payloads: [{ title: hairstyle }],
        by: {
          link: (driver, { title }) => chooseByLink(driver, title),
          list: async (driver, { title }) => {
            // While a request is being sent, the list is disabled.
            if ((await driver.look(styleList))?.disabled) await chooseByLink(driver, title);
            else await driver.fill(styleList, title);
          },
        },
      },
      'hairstyle.remove': {
        button: driver => driver.press(button(`Remove ${hairstyle}`)),
        list: driver => driver.fill(styleList, 'Not sure yet'),
      },
      'choice.press': {
        payloads: [
          { kind: 'size', option: 'small' },
          { kind: 'days', option: 'Monday' },
          { kind: 'days', option: 'Friday' },
          { kind: 'needs', option: 'tender scalp' },
        ],
        by: async (driver, { option }) => {
          const target = button(option.replace(/^./, letter => letter.toUpperCase()));
          await unfold(driver, 'Your hair (optional)', target);
          await driver.press(target);
        },
      },
      'date.change': {
        payloads: dates.map(({ value, earliest }) => ({ value, earliest })),
        by: async (driver, { value, earliest }) => {
          await setClock(driver, earliest);
          await unfold(driver, 'Date and time of day (optional)', firstDate);
          await driver.fill(firstDate, value);
        },
      },
      'email.change': {
        payloads: [{ value: 'ada@example.com' }, { value: '' }],
        by: async (driver, { value }) => {
          await unfold(driver, 'Answer by email (optional)', email);
          await driver.fill(email, value);
        },
      },
      'message.copy': driver => driver.press(button('Copy message')),
      'receipt.dismiss': async driver => {
        await driver.follow(link('Services', quickLinks), '/services');
        await driver.follow(link('Contact', quickLinks), '/contact');
      },
      'form.submit': { payloads: [{ reference: 'KTRM' }], by: driver => driver.press(button('Send Message')) },
      'sendMessage.done': async driver => {
        await driver.answer('taken');
        // Frames, in which the focus moves, take real time in jsdom.
        await driver.tick(100);
      },
      'sendMessage.error': {
        payloads: [refused, new Error('connection lost')],
        by: {
          service: (driver, { error }) => driver.answer(error === refused ? 'refused' : 'lost'),
          'sign-in page': driver => driver.answer('web page'),
        },
      },
      'copyMessage.done': copying('works'),
      'copyMessage.error': copying('refused'),
    },
    machineOnly: [
      {
        event: { type: 'form.submit', honeypot: 'https://spam.example', reference: 'KTRM' },
        because: 'visitors cannot reach the honeypot; tests/browser/abuse.browser.ts fills it in',
      },
    ],
    // The button that removes the style exists only while the message names a style.
    possible: ({ context: { fields, unusableDate }, name, event, onPage }) => {
      if (!onPage) return true;
      if (name === 'hairstyle.remove') return fields.message.includes(styleLine(hairstyle));
      if (name === 'email.change') return event.value !== (emailIn(fields.message) ?? '');
      const date = unusableDate || dateIn(fields.message);
      return name !== 'date.change' || event.value !== date;
    },
    states: {
      'editing.fresh': {
        on: { ...editing, freshness: 'editing.draft' },
        actors: ['visibleArea'],
        page: context => ({ ...form(context), toast: undefined }),
        justAfter: edits,
      },
      // The toast of the last attempt may still be shown, unless it is about empty fields, because there are none.
      'editing.draft': {
        on: editing,
        actors: ['visibleArea'],
        page: context => ({ ...form(context), toast: /^(?!alert: Please fill in)/ }),
        justAfter: { ...edits, 'receipt.dismiss': { focus: 'Book an appointment' } },
      },
      'editing.incomplete': {
        on: editing,
        actors: ['visibleArea'],
        page: context => ({ ...form(context), toast: incomplete }),
        justAfter: { ...edits, 'form.submit': ({ missing }) => ({ focus: labels[missing[0] ?? 'name'] }) },
      },
      'editing.tooLong': {
        on: editing,
        actors: ['visibleArea'],
        page: context => ({ ...form(context), toast: undefined }),
        justAfter: { ...edits, 'form.submit': { focus: labels.message } },
      },
      'editing.sent': {
        on: { ...editing, 'receipt.dismiss': { to: 'editing.draft', context: { receipt: undefined } } },
        actors: ['receiptFocus', 'visibleArea'],
        tags: ['receipt'],
        page: context => ({
          ...form(context),
          [receipt]: 'there',
          "words in 'We got your request'": new RegExp(
            `From ${literally(receiptOf(context))} Reference [A-Z]{4} .*What happens next We’ll answer within 24 hours`,
          ),
        }),
        justAfter: {
          // The toast is checked only right after sending, because it is dismissed after six seconds.
          'sendMessage.done': context => ({
            toast: sent,
            focus: namesStyle(context) ? /^/ : 'We got your request',
          }),
        },
      },
      'editing.failed.reading': {
        on: { ...editing, 'message.copy': 'editing.failed.copying' },
        actors: ['otherWaysFocus', 'visibleArea'],
        tags: ['failed'],
        page: context => ({ ...form(context), [copyButton]: 'there' }),
        justAfter: {
          ...edits,
          'sendMessage.error': failed,
          sendTimeout: failed,
          'copyMessage.done': { toast: copied },
          'copyMessage.error': { toast: uncopied },
        },
      },
      // The visitor can edit and send while the text is being copied.
      'editing.failed.copying': {
        on: {
          ...editing,
          'copyMessage.done': ['editing.failed.reading', { type: 'message.copied' }],
          'copyMessage.error': ['editing.failed.reading', { type: 'message.uncopied' }],
        },
        actors: ['copyMessage', 'otherWaysFocus', 'visibleArea'],
        tags: ['failed'],
        page: context => ({ ...form(context), [copyButton]: 'there' }),
        justAfter: edits,
      },
      'sending.throttled': {
        ...sending,
        on: { 'hairstyle.choose': waits, throttle: 'sending.delivering' },
        actors: ['focusKeeper', 'leaveQuestion', 'visibleArea'],
      },
      'sending.delivering': {
        ...sending,
        on: {
          'hairstyle.choose': waits,
          'sendMessage.done': ({ context }) => ({
            to: 'editing.sent',
            context: {
              fields: withNext({ name: '', phone: '', message: '' }, context),
              nextHairstyle: undefined,
              receipt: { ...context.fields, reference: context.reference },
              unusableDate: '',
              reference: '',
            },
            effects: [{ type: 'message.sent' }],
          }),
          'sendMessage.error': ({ context, event: { error } }) =>
            fails(error instanceof Error ? { kind: 'unreachable', detail: String(error) } : error, context),
          sendTimeout: ({ context }) => fails({ kind: 'timeout', detail: 'no answer in time' }, context),
        },
        actors: ['focusKeeper', 'leaveQuestion', 'sendMessage', 'visibleArea'],
      },
    },
    see: async driver => ({ 'selected style': (await driver.look(group('Selected style')))?.text ?? '' }),
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
  });
};

/** Hides the tab, sets the page's clock, and shows the tab again. */
async function setClock(driver: Driver, earliest: string): Promise<void> {
  await driver.tab('hidden');
  await driver.time(timeBefore(earliest));
  await driver.tab('shown');
}

/** Opens the part of the form with this heading, unless the control is already shown. */
async function unfold(driver: Driver, name: string, control: Target): Promise<void> {
  if (!(await isShown(driver, control))) await driver.press(heading(name));
}

async function chooseByLink(driver: Driver, title: string): Promise<void> {
  await driver.follow(link('Services', quickLinks), '/services');
  await driver.follow(link(`Book Appointment: ${title}`), '/contact');
}

/** The contact form: a visitor requests an appointment, and the mail service answers. */
import type { ContextFrom } from 'xstate';
import {
  broken,
  button,
  combobox,
  type Driver,
  field,
  group,
  heading,
  link,
  type Outcome,
  type StateName,
  type Target,
  type Transitions,
} from 'xstate-paths';
import { isShown, kitOf, literally, quickLinks, type SiteContent } from '../kit';
import { contactFormMachine } from './contact-form.machine';
import { asText, type FieldName, templateParams } from './message.schema';
import { withHairstyle } from './request-lines';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;
const TOO_LONG = 'x'.repeat(60_000);
const labels: Record<FieldName, string> = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
const names = Object.keys(labels) as FieldName[];

const incomplete = 'alert: Please fill in all fields All fields are required to submit your message.';
const sent = "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.";
const copied = 'status: Message copied Paste it into a text message or an email to us.';
const uncopied = 'alert: Couldn’t copy the message It’s still in the form: select it there and copy it.';
const otherWays = 'Nothing is lost: your message is still here. Try again, or send it another way.';

const styleList = combobox('Style');
const firstDate = field('First date that works for you');
const email = field('Your email');
const sendButton = "button 'Send Message' in 'main'";
const sendingButton = "button 'Sending...' in 'main'";
const copyButton = "button 'Copy message' in 'main'";
const receipt = "heading 'We got your request' in 'main'";
const writeButton = "button 'Write another message' in 'main'";
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
const chosen = { focus: /^(Book an appointment|Style)$/ };
/** Ends the copying as a browser that allows it or refuses it. */
const copying = (how: 'works' | 'refused') => async (driver: Driver) => {
  await driver.copying(how);
  await driver.release('copyMessage');
};
const isBlank = (text: string) => /^\s*$/.test(text);
const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');

/** Today, a Monday on which the salon is open. */
const TODAY = '2026-11-23';
/** The dates that the tests enter, and why the salon cannot take them. */
const dates: Record<string, string> = {
  '2026-11-28': '',
  '2026-12-01': 'We’re closed that day. Please choose another date: our next open day is Wednesday, December 2.',
  '2026-11-21': 'That day is past. Please choose another date: our next open day is Monday, November 23.',
  '': '',
};
const CLOSED_DATE = 'Date: Tuesday, December 1, 2026.\n';
/** The date in a message; '' if there is none. */
function dateIn(message: string): string {
  if (message.includes('Date: Saturday, November 28, 2026.')) return '2026-11-28';
  return message.includes(CLOSED_DATE) ? '2026-12-01' : '';
}

/** Whether the visitor may have chosen a style on another page while sending, and so has left the form and keeps the focus there. */
const namesStyle = ({ fields }: Context) => fields.message.includes('I would like to book');

const submitted = { type: 'message.submitted' };
/** What an event writes, the unit tests say. */
const context = 'any';
/**
 * What the form does in an editing state. `edited`: the state after an edit; `next`: after a press of Send that the form
 * accepts. A request in the first three seconds is delayed.
 */
const editing = (
  edited: StateName<Machine>,
  next: 'sending.delivering' | 'sending.throttled' = 'sending.delivering',
) => {
  const edit = { to: edited, context } as const;
  return {
    'field.change': edit,
    'choice.press': edit,
    'date.change': edit,
    'email.change': edit,
    'hairstyle.choose': edit,
    'hairstyle.remove': moment =>
      namesStyle(moment.context) ? { ...edit, effects: [{ does: 'focusHairstyles' }] } : null,
    'form.submit': ({ context: { fields } }) => {
      if (names.some(name => isBlank(fields[name]))) {
        return {
          to: 'editing.incomplete',
          context,
          effects: [{ does: 'focusInvalid' }, { type: 'message.incomplete' }],
        };
      }
      if (kindOfText(fields.message) === 'too long')
        return { to: 'editing.tooLong', context, effects: [{ does: 'focusInvalid' }, submitted] };
      return { to: next, context, effects: [submitted] };
    },
  } satisfies Transitions<Machine>;
};
/** A style that was chosen meanwhile is in the text. */
const fails = (reason: unknown, { fields, lineKinds, nextHairstyle, reference }: Context): Outcome<Machine> => {
  const message = nextHairstyle ? withHairstyle(fields.message, lineKinds, nextHairstyle) : fields.message;
  const text = asText({ ...fields, message, reference });
  return {
    to: 'editing.failed.reading',
    context,
    effects: [{ does: 'readFields' }, { type: 'message.failed', reason, text }],
  };
};

export default ({ email: salonEmail, hairstyles, lineKinds, hours }: SiteContent) => {
  const hairstyle = hairstyles[0]?.title ?? '';
  const schedule = { hours, closures: [] };

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
    };
  };
  const edits = {
    'field.change': ({ unusableDate }: Context, { field: name }: { field: FieldName }) => {
      const closed = dateIn(CLOSED_DATE);
      const note = { [`text '${dates[closed]}'`]: unusableDate === closed ? 'there' : undefined };
      return name === 'message' ? note : {};
    },
    'date.change': ({ unusableDate }: Context, { value }: { value: string }) => ({
      "value of field 'First date that works for you' in 'main'": value,
      ...Object.fromEntries(
        Object.entries(dates).flatMap(([day, why]) =>
          why ? [[`text '${why}'`, day === unusableDate ? 'there' : undefined]] : [],
        ),
      ),
    }),
    'email.change': (_: Context, { value }: { value: string }) => ({ "value of field 'Your email' in 'main'": value }),
    'hairstyle.choose': chosen,
    'hairstyle.remove': { focus: 'Style' },
  };
  const sending = {
    tags: ['busy' as const],
    page: (context: Context) => ({
      ...filledIn(context, ', disabled'),
      ...Object.fromEntries(names.map(name => [fieldOf(name), /^required true, .*readonly/])),
      'said assertive': /^(?!.*over the limit)/,
      'said polite': /Sending\.\.\./,
      [sendingButton]: /(^|, )disabled(,|$)/,
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
    stateKey: ({ fields, missing, nextHairstyle, unusableDate }) => [
      names.map(name => kindOfText(fields[name])),
      unusableDate !== '',
      missing.length > 0,
      nextHairstyle,
    ],
    inputs: {
      sendMessage: templateParams,
      copyMessage: ({ fields, reference }) => ({ text: asText({ ...fields, reference }) }),
    },
    begin: async driver => {
      await driver.visit('/contact');
      // At noon. The site looks at the clock when its tab is shown again.
      await driver.tab('hidden');
      await driver.time(`${TODAY}T12:00:00-05:00`);
      await driver.tab('shown');
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
          { field: 'message', value: CLOSED_DATE, earliest: TODAY },
        ],
        by: {
          typing: async (driver, event) => {
            await driver.fill(field(labels[event.field]), event.value);
          },
          // The form notices at the next press.
          'password manager': async (driver, event) => {
            await driver.write(field(labels[event.field]), event.value);
            await driver.press(field(labels[event.field]));
          },
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
          await unfold(driver, 'Your hair', target);
          await driver.press(target);
        },
      },
      'date.change': {
        payloads: Object.keys(dates).map(value => ({ value, earliest: TODAY })),
        by: async (driver, { value }) => {
          await unfold(driver, 'Date and time of day', firstDate);
          await driver.fill(firstDate, value);
        },
      },
      'email.change': {
        payloads: [{ value: 'ada@example.com' }, { value: '' }],
        by: async (driver, { value }) => {
          await unfold(driver, 'Answer by email', email);
          await driver.fill(email, value);
        },
      },
      'message.copy': driver => driver.press(button('Copy message')),
      'message.write': driver => driver.press(button('Write another message')),
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
        refusal: driver => driver.answer('refused'),
        'lost connection': driver => driver.answer('lost'),
        'sign-in page': driver => driver.answer('web page'),
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
    // The button that removes the style exists only while the message names a style. The receipt hides the form.
    possible: ({ state, context, name, event, onPage }) => {
      if (!onPage) return true;
      if (state === 'editing.sent') return name === 'message.write' || name === 'receipt.dismiss';
      const { fields, unusableDate } = context;
      if (name === 'hairstyle.remove') return namesStyle(context);
      if (name === 'email.change') return fields.message.includes('My email: ada@example.com') !== (event.value !== '');
      const date = unusableDate || dateIn(fields.message);
      return name !== 'date.change' || event.value !== date;
    },
    always: {
      page: Object.fromEntries(
        [sendButton, sendingButton, receipt, writeButton, copyButton].map(name => [name, undefined]),
      ),
      justAfter: edits,
    },
    states: {
      'editing.fresh': {
        on: { ...editing('editing.fresh', 'sending.throttled'), freshness: 'editing.draft' },
        actors: ['shownFields', 'visibleArea'],
        page: context => ({ ...form(context), toast: undefined }),
      },
      // The toast of the last attempt may still be shown, unless it is about empty fields, which have a state of their own.
      'editing.draft': {
        on: editing('editing.draft'),
        actors: ['shownFields', 'visibleArea'],
        page: context => ({ ...form(context), toast: /^(?!alert: Please fill in)/ }),
        justAfter: {
          'receipt.dismiss': { focus: 'Book an appointment' },
          'message.write': { focus: labels.name },
        },
      },
      'editing.incomplete': {
        on: editing('editing.incomplete'),
        actors: ['shownFields', 'visibleArea'],
        page: context => ({ ...form(context), toast: incomplete }),
        justAfter: { 'form.submit': ({ missing }) => ({ focus: labels[missing[0] ?? 'name'] }) },
      },
      'editing.tooLong': {
        on: editing('editing.tooLong'),
        actors: ['shownFields', 'visibleArea'],
        page: context => ({ ...form(context), toast: undefined }),
        justAfter: { 'form.submit': { focus: labels.message } },
      },
      'editing.sent': {
        on: {
          ...editing('editing.draft'),
          'receipt.dismiss': { to: 'editing.draft', context: { receipt: undefined } },
          'message.write': { to: 'editing.draft', context: { receipt: undefined }, effects: [{ does: 'focusForm' }] },
        },
        actors: ['receiptFocus', 'shownFields', 'visibleArea'],
        tags: ['receipt'],
        page: context => ({
          ...Object.fromEntries(names.map(name => [fieldOf(name), undefined])),
          [writeButton]: 'there',
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
        on: { ...editing('editing.failed.reading'), 'message.copy': 'editing.failed.copying' },
        actors: ['otherWaysFocus', 'shownFields', 'visibleArea'],
        tags: ['failed'],
        page: context => ({ ...form(context), [copyButton]: 'there' }),
        justAfter: {
          'sendMessage.error': failed,
          sendTimeout: failed,
          'copyMessage.done': { toast: copied },
          'copyMessage.error': { toast: uncopied },
        },
      },
      // The visitor can edit and send while the text is being copied.
      'editing.failed.copying': {
        on: {
          ...editing('editing.failed.copying'),
          'message.copy': { to: 'editing.failed.copying', reenter: true },
          'copyMessage.done': ['editing.failed.reading', { type: 'message.copied' }],
          'copyMessage.error': ['editing.failed.reading', { type: 'message.uncopied' }],
        },
        actors: ['copyMessage', 'otherWaysFocus', 'shownFields', 'visibleArea'],
        tags: ['failed'],
        page: context => ({ ...form(context), [copyButton]: 'there' }),
      },
      'sending.throttled': {
        ...sending,
        on: { 'hairstyle.choose': { to: 'sending.throttled', context }, throttle: 'sending.delivering' },
        actors: ['focusKeeper', 'leaveQuestion', 'visibleArea'],
      },
      'sending.delivering': {
        ...sending,
        on: {
          'hairstyle.choose': { to: 'sending.delivering', context },
          'sendMessage.done': { to: 'editing.sent', context, effects: [{ type: 'message.sent' }] },
          'sendMessage.error': ({ context }) => fails(broken, context),
          sendTimeout: ({ context }) => fails('no answer in time', context),
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
      'message.write',
      // The other ways to send are scrolled into view.
      'sendMessage.error',
      'sendTimeout',
    ],
    unreachable: {
      'contactForm.editing.sent: always': 'the receipt hides the form; contact-form.test.ts edits it from elsewhere',
    },
    differs: [/^said (assertive|polite)$/, / in '(?!header|footer|Main|Quick links)[^']*'$/],
  });
};

/** Opens the part of the form with this heading, unless the control is already shown. */
async function unfold(driver: Driver, name: string, control: Target): Promise<void> {
  if (!(await isShown(driver, control))) await driver.press(heading(name));
}

async function chooseByLink(driver: Driver, title: string): Promise<void> {
  await driver.follow(link('Services', quickLinks), '/services');
  await driver.follow(link(`Book Appointment: ${title}`), '/contact');
}

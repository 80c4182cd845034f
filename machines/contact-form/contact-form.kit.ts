/** The contact form: a visitor requests an appointment, and the mail service answers. */
import type { ContextFrom } from 'xstate';
import {
  aspect,
  button,
  combobox,
  type Driver,
  field,
  group,
  heading,
  link,
  main,
  region,
  seen,
  type Target,
  text,
  value,
  words,
} from 'xstate-paths';
import { isShown, literally, quickLinks, requests, type SiteContent, siteKit, toast } from '../kit';
import * as draft from '../kit/request-draft';
import { contactFormMachine } from './contact-form.machine';
import { asText, excessOf, type FieldName, templateParams } from './message.schema';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
const incomplete = 'alert: Please fill in all fields All fields are required to submit your message.';
const sent = "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.";
const copied = 'status: Message copied Paste it into a text message or an email to us.';
const copyFailed = 'alert: Couldn’t copy the message It’s still in the form: select it there and copy it.';
/** What the console says. In a browser, a refusal is reported, too. */
const notSent = /The message was not sent: |HTTP 429: .*\/email\/send$/;
const otherWays = 'Nothing is lost: your message is still here. Try again, or send it another way.';

const styleList = combobox('Style');
const firstDate = field('First date that works for you', main);
const email = field('Your email', main);
const send = button('Send Message', main);
const sendingNow = button('Sending...', main);
const undo = button('Undo', main);
const copy = button('Copy message', main);
const receipt = heading('We got your request', main);
const another = button('Write another message', main);
const selected = aspect('selected style');
const { isBlank, labels, names } = draft;
const { sendTimeout, lastLook, ...answers } = draft.sending;
const fieldOf = (name: FieldName) => field(labels[name], main);
/** The choices that the tests press: for each button, a pattern of the choice's line in the message. */
const choices = {
  Small: /^Size: small\.$/m,
  Monday: /^Days that work for me: .*Monday/m,
  Friday: /^Days that work for me: .*Friday/m,
  'Tender scalp': /^Please plan for: tender scalp\.$/m,
};

/** Ends the copying as a browser that allows it or refuses it. */
const copying = (how: 'works' | 'refused') => async (driver: Driver) => {
  await driver.copying(how);
  await driver.release('copyMessage');
};
/** Whether the visitor may have chosen a style on another page while sending, and so has left the form and keeps the focus there. */
const namesStyle = ({ fields }: Context) => fields.message.includes('I would like to book');

export default ({ email: salonEmail, hairstyles, lineKinds, hours }: SiteContent) => {
  const hairstyle = hairstyles[0]?.title ?? '';
  const known = { salonEmail, lineKinds, schedule: { hours, closures: [] } };

  /** The fields and what was chosen, with the reason why a date cannot be. A choice that is not made may be folded away. */
  const filledIn = ({ fields, unusableDate }: Context, states: string) => ({
    ...Object.fromEntries(names.map(name => [value(fieldOf(name)), fields[name]])),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, line]) => [
        seen(button(name, main)),
        new RegExp(line.test(fields.message) ? `^pressed true${states}$` : `^(pressed false${states})?$`),
      ]),
    ),
    [seen(button('Monday', main))]: `pressed ${choices.Monday.test(fields.message)}${states}`,
    // A style that was asked for from a picture is followed by the picture's caption.
    [selected]: new RegExp(hairstyles.find(({ title }) => fields.message.includes(`book ${title}`))?.title ?? '^$'),
    ...Object.fromEntries(
      Object.entries(draft.dates).flatMap(([day, why]) =>
        why ? [[text(why), day === draft.dateShown({ fields, unusableDate }) ? 'there' : undefined]] : [],
      ),
    ),
    'said assertive': /^(?!.*over the limit)/,
  });
  /** Every field is required, and an invalid field is described by its error. */
  const form = (context: Context, errorOf: (name: FieldName) => string | false = () => false) => ({
    ...filledIn(context, ''),
    ...Object.fromEntries(
      names.map(name => [
        seen(fieldOf(name)),
        new RegExp(errorOf(name) ? `invalid true, required true, .*described as '${errorOf(name)}` : '^required true'),
      ]),
    ),
    [seen(send)]: 'there',
    [seen(undo)]: context.lost.length > 0 ? 'there' : undefined,
  });
  /** What happens in every state in which the form can be edited. */
  const editing = { on: draft.editing, actors: ['shownFields', 'visibleArea'] };
  const failedForm = {
    actors: ['otherWaysFocus', ...editing.actors],
    page: (context: Context) => ({ ...form(context), [seen(copy)]: 'there' }),
  };
  const sending = {
    actors: ['focusKeeper', 'leaveQuestion', 'sendMessage', 'visibleArea'],
    tags: ['busy' as const],
    page: (context: Context) => ({
      ...filledIn(context, ', disabled'),
      [seen(undo)]: context.lost.length > 0 ? 'disabled' : undefined,
      ...Object.fromEntries(names.map(name => [seen(fieldOf(name)), /^required true, .*readonly/])),
      'said polite': /Sending\.\.\./,
      [requests]: 'POST /api/v1.0/email/send',
      [seen(sendingNow)]: /(^|, )disabled(,|$)/,
      [toast]: undefined,
    }),
    // The disabled button cannot keep the focus, but the bar around it can.
    justAfter: { 'form.submit': { focus: 'Sending...' }, 'draft.style': { focus: 'Book an appointment' } },
  };
  const failed = (context: Context) => ({
    [toast]: `alert: Failed to send message Please try again later or contact us directly at ${salonEmail}.`,
    focus: namesStyle(context) ? /^/ : otherWays,
  });

  return siteKit(contactFormMachine)({
    input: known,
    context: {
      ...known,
      fields: { name: '', phone: '', message: '' },
      ...{ unusableDate: '', reference: '', lost: [], mayBeSpam: false },
    },
    delays: { sendTimeout: 19_000, lastLook: 1_000 },
    stateKey: context => [
      names.map(name => draft.kindOfText(context.fields[name])),
      // A style is removed from an otherwise empty form, and choices are put back into one.
      isBlank(context.fields.name) && namesStyle(context),
      isBlank(context.fields.name) && context.lost.length > 0,
      Boolean(draft.dates[draft.dateShown(context)]),
      context.nextHairstyle,
    ],
    inputs: {
      sendMessage: templateParams,
      copyMessage: ({ fields, reference }) => ({ text: asText({ ...fields, reference }) }),
    },
    begin: async driver => {
      await driver.visit('/contact');
      // At noon. The site looks at the clock when its tab is shown again.
      await driver.tab('hidden');
      await driver.time(`${draft.TODAY}T12:00:00-05:00`);
      await driver.tab('shown');
      await driver.hold('copyMessage');
    },
    events: {
      'draft.write': {
        payloads: [
          { field: 'name', value: 'Ada' },
          { field: 'phone', value: '781 555 0142' },
          { field: 'message', value: 'Box braids, please' },
          { field: 'message', value: ' \n' },
          { field: 'message', value: draft.TOO_LONG },
          { field: 'message', value: draft.CLOSED_DATE },
        ],
        by: {
          typing: (driver, event) => driver.fill(field(labels[event.field]), event.value),
          // The form notices at the next press.
          'password manager': async (driver, event) => {
            await driver.write(field(labels[event.field]), event.value);
            await driver.press(field(labels[event.field]));
          },
        },
      },
      'draft.style': {
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
      'draft.unstyle': {
        button: driver => driver.press(button(`Remove ${hairstyle}`)),
        list: driver => driver.fill(styleList, 'Not sure yet'),
      },
      'draft.restore': driver => driver.press(undo),
      'draft.choose': {
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
      'draft.date': {
        payloads: Object.keys(draft.dates).map(value => ({ value, earliest: draft.TODAY })),
        by: fillIn('Date and time of day', firstDate),
      },
      'draft.email': {
        payloads: [{ value: 'ada@example.com' }, { value: '' }],
        by: fillIn('Answer by email', email),
      },
      'message.copy': driver => driver.press(copy),
      'message.write': driver => driver.press(another),
      'receipt.dismiss': async driver => {
        await driver.follow(link('Services', quickLinks), '/services');
        await driver.follow(link('Contact', quickLinks), '/contact');
      },
      'form.submit': { payloads: [{ honeypot: '', reference: 'KTRM' }], by: driver => driver.press(send) },
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
        event: { type: 'form.submit', honeypot: 'https://spam.example', reference: 'WXPB' },
        because: 'visitors cannot reach the honeypot; tests/browser/request.browser.ts fills it in',
      },
    ],
    // The button that removes the style exists only while the message names a style. The receipt hides the form.
    possible: ({ state, context, name, event, onPage }) => {
      if (!onPage) return true;
      if (state === 'sent') return name === 'message.write' || name === 'receipt.dismiss';
      const { fields } = context;
      if (name === 'draft.unstyle') return namesStyle(context);
      if (name === 'draft.restore') return context.lost.length > 0;
      if (name === 'draft.email') return fields.message.includes('My email: ada@example.com') !== (event.value !== '');
      return name !== 'draft.date' || event.value !== draft.dateShown(context);
    },
    always: {
      page: Object.fromEntries([send, sendingNow, receipt, another, undo, copy].map(one => [seen(one), undefined])),
      justAfter: {
        'draft.date': (_, { value: date }) => ({ [value(firstDate)]: date }),
        'draft.email': (_, { value: address }) => ({ [value(email)]: address }),
        // A link to the form moves the focus to its page's heading.
        'draft.style': { focus: /^(Book an appointment|Style)$/ },
        'draft.unstyle': { focus: 'Style' },
        'draft.restore': { focus: labels.message },
      },
    },
    states: {
      // The toast of the last attempt may still be shown.
      'editing.draft': {
        ...editing,
        page: context => form(context),
        justAfter: { 'receipt.dismiss': { focus: 'Book an appointment' }, 'message.write': { focus: labels.name } },
      },
      'editing.incomplete': {
        ...editing,
        page: context => ({
          ...form(context, name => isBlank(context.fields[name]) && 'Please fill in this field.'),
          [toast]: incomplete,
        }),
        justAfter: {
          'form.submit': ({ fields }) => ({ focus: labels[names.find(name => isBlank(fields[name])) ?? 'name'] }),
        },
      },
      'editing.tooLong': {
        ...editing,
        page: context => {
          // The texts of these tests have one byte per character.
          const over = (Math.ceil(excessOf(context) / 100) * 100).toLocaleString('en-US');
          const error = 'Your message is too long to send';
          return {
            ...form(context, name => name === 'message' && error),
            'said assertive': new RegExp(`${error}.*about ${over} characters over the limit of about 50,000`),
            [toast]: undefined,
          };
        },
        justAfter: { 'form.submit': { focus: labels.message } },
      },
      sent: {
        on: {
          ...draft.edits,
          'receipt.dismiss': 'editing.draft',
          'message.write': ['editing.draft', { does: 'focusForm' }],
        },
        actors: ['receiptFocus', 'visibleArea'],
        page: ({ receipt: { name = '', phone = '' } = {} }) => ({
          ...Object.fromEntries(names.map(one => [seen(fieldOf(one)), undefined])),
          [seen(another)]: 'there',
          [seen(receipt)]: 'there',
          [words(region('We got your request'))]: new RegExp(
            `From ${literally(`${name} , ${phone}`)} Reference [A-Z]{4} .*What happens next We’ll answer within 24 hours`,
          ),
        }),
        justAfter: {
          // The toast is checked only right after sending, because it is dismissed after six seconds.
          'sendMessage.done': context => ({ [toast]: sent, focus: namesStyle(context) ? /^/ : 'We got your request' }),
        },
      },
      'editing.failed.reading': {
        ...failedForm,
        on: { ...draft.editing, 'message.copy': 'editing.failed.copying' },
        justAfter: {
          'sendMessage.error': failed,
          lastLook: failed,
          'copyMessage.done': { [toast]: copied },
          'copyMessage.error': { [toast]: copyFailed },
        },
        errors: { 'sendMessage.error': notSent, lastLook: notSent },
      },
      // The visitor can edit and send while the text is being copied.
      'editing.failed.copying': {
        ...failedForm,
        on: {
          ...draft.editing,
          'message.copy': { to: 'editing.failed.copying', reenter: true },
          'copyMessage.done': ['editing.failed.reading', { type: 'message.copied' }],
          'copyMessage.error': ['editing.failed.reading', { type: 'message.copyFailed' }],
        },
        actors: ['copyMessage', ...failedForm.actors],
      },
      'sending.waiting': { ...sending, on: { ...answers, sendTimeout } },
      'sending.overdue': { ...sending, on: { ...answers, lastLook } },
    },
    see: async driver => ({ [selected]: (await driver.look(group('Selected style')))?.text ?? '' }),
    // The form or the receipt changes its height, or the visitor goes to another page and back.
    mayScroll: [
      ...draft.EDITS,
      ...(['form.submit', 'receipt.dismiss', 'message.write'] as const),
      // The other ways to send are scrolled into view.
      ...(['sendMessage.error', 'lastLook'] as const),
    ],
    unreachable: {
      'contactForm.sent: draft.*': 'the receipt hides the form, so only other parts of the site could edit it',
    },
    mayChange: [/^said/, 'open details', / in '(?!header|footer|Main|Quick links)[^']*'$/],
  });
};

/** Opens the part of the form with this heading, unless the control is already shown. */
async function unfold(driver: Driver, name: string, control: Target): Promise<void> {
  if (!(await isShown(driver, control))) await driver.press(heading(name));
}

const fillIn = (name: string, target: Target) => async (driver: Driver, event: { value: string }) => {
  await unfold(driver, name, target);
  await driver.fill(target, event.value);
};

async function chooseByLink(driver: Driver, title: string): Promise<void> {
  await driver.follow(link('Services', quickLinks), '/services');
  await driver.follow(link(`Book Appointment: ${title}`), '/contact');
}

/** What the mail service's answers mean, and what to do, for somebody who has never seen a status code. */

const DASHBOARD = 'dashboard.emailjs.com';

/** The first row that fits an answer speaks for it. Statuses and texts: docs/owner.md lists the same. */
const meanings: readonly { status: number; text?: RegExp; says: string }[] = [
  {
    status: 200,
    says: 'Sent. Look into the salon’s mailbox, and into its spam folder: the message is called "Test from the website".',
  },
  {
    status: 400,
    text: /public key/i,
    says: `The public key is wrong. Copy it from ${DASHBOARD} > Account > General into VITE_EMAILJS_PUBLIC_KEY.`,
  },
  {
    status: 400,
    text: /service/i,
    says: `The service ID is wrong. Copy it from ${DASHBOARD} > Email Services into VITE_EMAILJS_SERVICE_ID.`,
  },
  {
    status: 400,
    text: /template/i,
    says: `The template ID is wrong. Copy it from ${DASHBOARD} > Email Templates > Settings into VITE_EMAILJS_TEMPLATE_ID.`,
  },
  { status: 400, says: 'The service did not understand the request: an ID is missing or misspelt. Compare all three.' },
  {
    status: 403,
    says: `Refused. The site’s address may not be among the allowed domains, or the service took this test for a program: look at ${DASHBOARD} > Account > Security, then send a message from the live site itself.`,
  },
  {
    status: 404,
    says: 'The account was not found. Compare the public key; if it is right, wait an hour: this also comes in an outage.',
  },
  {
    status: 412,
    says: `The connection to the salon’s mailbox has expired. Open ${DASHBOARD} > Email Services, and reconnect the account there.`,
  },
  {
    status: 413,
    says: 'The message is too long for the service, which takes 50 KB. This test is far shorter: the template may hold too much.',
  },
  {
    status: 422,
    says: `The template has nobody to write to. Open the template and write the salon’s own address into "To Email".`,
  },
  {
    status: 429,
    says: `Too many messages: more than one in a second, or this month’s quota is used up. Wait a minute and try again; then look at ${DASHBOARD} for the quota.`,
  },
  {
    status: 451,
    says: 'The service takes this for an automatic browser and blocks those. Switch that off in the account’s security settings.',
  },
];

/** The statuses that have words of their own. */
export const explained: readonly number[] = [...new Set(meanings.map(({ status }) => status))];

/** Plain words for one answer of the service. */
export function meaningOf(status: number, text: string): string {
  const row = meanings.find(meaning => meaning.status === status && (!meaning.text || meaning.text.test(text)));
  if (row) return row.says;
  if (status >= 500) return 'The service has an outage. Nothing is wrong on your side: wait an hour and try again.';
  if (status >= 200 && status < 300)
    return 'The service took the message. Look into the salon’s mailbox, and into its spam folder.';
  return `An answer that nobody here knows. Look at ${DASHBOARD}, where each message that was not sent has its reason.`;
}

/** The same for a form endpoint, of which nothing is known but what every server means. */
export function endpointMeaning(status: number): string {
  if (status >= 200 && status < 300)
    return 'The endpoint took the message. Look where it delivers, and into the spam folder there.';
  if (status >= 300 && status < 400)
    return 'The endpoint sends on to another address, which visitors’ messages do not follow. Write that address into VITE_FORM_ENDPOINT.';
  if (status === 404 || status === 410)
    return 'There is no form at this address. Copy it again into VITE_FORM_ENDPOINT.';
  if (status === 429)
    return 'Too many messages: wait a minute and try again, and look at the quota of your form service.';
  if (status >= 500)
    return 'The form service has an outage. Nothing is wrong on your side: wait an hour and try again.';
  return 'The endpoint refused. Its answer or its manual says why; it must take JSON, and allow your site’s address.';
}

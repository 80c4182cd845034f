/** Explains the mail service's responses, and what to do, to people who have never seen a status code. */

const DASHBOARD = 'dashboard.emailjs.com';

/** The explanation is in the first row that matches the response. */
const meanings: readonly { status: number; text?: RegExp; says: string }[] = [
  {
    status: 200,
    says: 'Sent. Check the salon’s inbox and spam folder for a message called "Test from the website".',
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
  { status: 400, says: 'The service did not understand the request: an ID is missing or misspelled. Check all three.' },
  {
    status: 403,
    says: `Refused. The site’s address may not be among the allowed domains, or the service accepts only browsers. Check ${DASHBOARD} > Account > Security, then send a message from the live site.`,
  },
  {
    status: 404,
    says: 'The account was not found. Check the public key. If it is right, wait an hour: this also happens in an outage.',
  },
  {
    status: 412,
    says: `The connection to the salon’s mailbox has expired, as after a new password. Open ${DASHBOARD} > Email Services, and reconnect the account there.`,
  },
  {
    status: 413,
    says: 'The message is too long for the service, which takes 50 KB. This test is far shorter: the template itself may be too long.',
  },
  {
    status: 422,
    says: `The template has no recipient. Open it and enter the salon’s own address under "To Email".`,
  },
  {
    status: 429,
    says: `Too many messages: more than one per second, or this month’s quota is used up. Wait a minute and try again; then check the quota at ${DASHBOARD}.`,
  },
  {
    status: 451,
    says: 'The service blocks automated browsers. Turn that off in the account’s security settings.',
  },
];

/** Explains one response of the service. */
export function meaningOf(status: number, text: string): string {
  const row = meanings.find(meaning => meaning.status === status && (!meaning.text || meaning.text.test(text)));
  if (row) return row.says;
  if (status >= 500) return 'The service has an outage. Nothing is wrong on your side: wait an hour and try again.';
  if (status >= 200 && status < 300)
    return 'The service accepted the message. Check the salon’s inbox and spam folder.';
  return `Unknown response. ${DASHBOARD} lists the reason for every message that was not sent.`;
}

/** Explains a form endpoint's response, by its status only. */
export function endpointMeaning(status: number): string {
  if (status >= 200 && status < 300)
    return 'The endpoint accepted the message. Check where it delivers, including the spam folder.';
  if (status >= 300 && status < 400)
    return 'The endpoint redirects to another address, and visitors’ messages do not follow redirects. Put that address into VITE_FORM_ENDPOINT.';
  if (status === 404 || status === 410)
    return 'There is no form at this address. Copy the address into VITE_FORM_ENDPOINT again.';
  if (status === 429) return 'Too many messages. Wait a minute, try again, and check your form service’s quota.';
  if (status >= 500)
    return 'The form service has an outage. Nothing is wrong on your side: wait an hour and try again.';
  return 'The endpoint rejected the message. Its response or its manual says why. It must accept JSON and allow your site’s address.';
}

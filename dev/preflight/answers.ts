/** Explains the mail service's responses, and what to do, to people who have never seen a status code. */

const DASHBOARD = 'dashboard.emailjs.com';

/** What a 400 means whose text names one of the ids. */
const wrongIds: readonly (readonly [named: RegExp, says: string])[] = [
  [
    /public key/i,
    `The public key is wrong. Copy it from ${DASHBOARD} > Account > General into VITE_EMAILJS_PUBLIC_KEY.`,
  ],
  [/service/i, `The service ID is wrong. Copy it from ${DASHBOARD} > Email Services into VITE_EMAILJS_SERVICE_ID.`],
  [
    /template/i,
    `The template ID is wrong. Copy it from ${DASHBOARD} > Email Templates > Settings into VITE_EMAILJS_TEMPLATE_ID.`,
  ],
];

const meanings: Readonly<Record<number, string>> = {
  200: 'Sent. Check the salon’s inbox and spam folder for a message called "Test from the website".',
  400: 'The service did not understand the request: an ID is missing or misspelled. Check all three.',
  403: `Refused. The site’s address may not be among the allowed domains, or the service accepts only browsers. Check ${DASHBOARD} > Account > Security, then send a message from the live site.`,
  404: 'The account was not found. Check the public key. If it is right, wait an hour: this also happens in an outage.',
  412: `The connection to the salon’s mailbox has expired, as after a new password. Open ${DASHBOARD} > Email Services, and reconnect the account there.`,
  413: 'The message is too long for the service, which takes 50 KB. This test is far shorter: the template itself may be too long.',
  422: `The template has no recipient. Open it and enter the salon’s own address under "To Email".`,
  429: `Too many messages: more than one per second, or this month’s quota is used up. Wait a minute and try again; then check the quota at ${DASHBOARD}.`,
  451: 'The service blocks automated browsers. Turn that off in the account’s security settings.',
};

/** Explains one response of the service. */
export function meaningOf(status: number, text: string): string {
  const wrongId = status === 400 ? wrongIds.find(([named]) => named.test(text)) : undefined;
  const meaning = wrongId?.[1] ?? meanings[status];
  if (meaning) return meaning;
  if (status >= 500) return 'The service has an outage. Nothing is wrong on your side: wait an hour and try again.';
  if (status >= 200 && status < 300)
    return 'The service accepted the message. Check the salon’s inbox and spam folder.';
  return `Unknown response. ${DASHBOARD} lists the reason for every message that was not sent.`;
}

/** Explains why the site counts a message as not sent although the status reports success. */
export const REFUSED_MEANING =
  'The response is a web page, so the site counts the message as not sent. It may be the sign-in page of your network.';

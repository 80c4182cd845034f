/** The ids of the local mailbox. EmailJS rejects them, so a local build can reach nobody. */
export const LOCAL_MAILBOX = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'local_template',
} as const;

/** The ids, and the address of the form endpoint, that only the local outbox accepts. The real service knows none of them, so a local build can reach nobody. */
export const LOCAL_MAILBOX = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'local_template',
  /** Where it takes what is posted to a form endpoint; a path, so that it is always this machine. */
  formPath: '/__outbox/form',
} as const;

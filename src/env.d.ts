interface ImportMetaEnv {
  /** How messages reach the salon; see .env.example. */
  readonly VITE_MAIL_SERVICE: 'emailjs' | 'endpoint';
  /** Public ids of the EmailJS account; see .env.example. */
  readonly VITE_EMAILJS_PUBLIC_KEY: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_ID: string | undefined;
  /** Address of a form endpoint, where one is chosen. */
  readonly VITE_FORM_ENDPOINT: string | undefined;
  /** Where the site will live, such as `https://salon.example`. */
  readonly SITE_URL: string;
  /** True where messages go to the mailbox on the developer's machine. */
  readonly LOCAL_MAILBOX: boolean;
}

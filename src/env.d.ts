interface ImportMetaEnv {
  /** Public ids of the EmailJS account; see .env.example. */
  readonly VITE_EMAILJS_PUBLIC_KEY: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_ID: string | undefined;
  /** The site's public origin, such as `https://salon.example`. */
  readonly SITE_URL: string;
  /** True if messages go to the mailbox on the developer's machine. */
  readonly LOCAL_MAILBOX: boolean;
}

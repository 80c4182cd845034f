import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { tones, widths } from './Button.css';

interface Look {
  tone?: keyof typeof tones | undefined;
  width?: keyof typeof widths | undefined;
}

/** The classes of something that looks like a button. */
export function buttonClass(tone: Look['tone'] = 'primary', width?: Look['width']): string {
  return width ? `${tones[tone]} ${widths[width]}` : tones[tone];
}

export function Button({ tone, width, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonClass(tone, width)} {...rest} />;
}

/** A link inside the site that looks like a button, because following it is the main thing to do. */
export function ButtonLink({
  tone,
  width,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string } & Look) {
  return <Link className={buttonClass(tone, width)} {...rest} />;
}

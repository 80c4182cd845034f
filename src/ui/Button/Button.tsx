import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { tones, widths } from './Button.css';

interface Look {
  tone?: keyof typeof tones | undefined;
  width?: keyof typeof widths | undefined;
}

/** Classes for every element that looks like a button. */
export function buttonClass(tone: Look['tone'] = 'primary', width?: Look['width']): string {
  return width ? `${tones[tone]} ${widths[width]}` : tones[tone];
}

export function Button({ tone, width, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonClass(tone, width)} {...rest} />;
}

/** An internal link that looks like a button, for the main action. */
export function ButtonLink({
  tone,
  width,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string } & Look) {
  return <Link className={buttonClass(tone, width)} {...rest} />;
}

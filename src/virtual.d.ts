/** Made by build/pictures.ts out of the folder `src/content/photographs`. */
declare module 'virtual:pictures' {
  /** Address of the folder that serves every size of every picture, with a slash at its end. */
  export const folder: string;
  /** Per id, as little as the rest can be told from: a gallery of a thousand pictures must not weigh on the page. */
  export const pictures: Readonly<
    Record<string, readonly [hash: string, width: number, height: number, ground: string]>
  >;
}

/** The colours that hold the pictures' places while they load, one rule for each value of `data-ground`. */
declare module 'virtual:pictures.css';

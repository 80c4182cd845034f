/** Blanks parts of a file's text, without moving the rest. */

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

export const withoutComments = (source: string) =>
  source.replace(COMMENT_OR_TEXT, part => (part.startsWith('/') ? blank(part) : part));

export const withoutCommentsAndTexts = (source: string) => source.replace(COMMENT_OR_TEXT, blank);

const blank = (part: string) => part.replace(/./g, ' ');

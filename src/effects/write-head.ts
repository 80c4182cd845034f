interface WrittenTag {
  tag: string;
  key: [attribute: string, value: string];
  content: [attribute: string, value: string];
}

/** Matches all tags that a page can have, to remove those of the previous page, including its JSON-LD. */
const owned =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** Sets the document's title, and replaces the previous page's tags with these. */
export function writeHead(title: string, tags: readonly WrittenTag[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(owned)) old.remove();
  for (const { tag, key, content } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(...key);
    element.setAttribute(...content);
    document.head.append(element);
  }
}

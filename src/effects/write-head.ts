interface WrittenTag {
  tag: string;
  key: [attribute: string, value: string];
  content: [attribute: string, value: string];
}

/** Every tag that any page may have, so that tags of one page, and its JSON-LD, are removed on the next. */
const owned =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** Sets the document's head: one title, and each of these tags once. */
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

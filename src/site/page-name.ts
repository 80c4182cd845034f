/** The kinds of pages. */
export type PageName = 'home' | 'services' | 'gallery' | 'contact' | 'style' | 'notFound' | 'styleNotFound';

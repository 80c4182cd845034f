// Removes a service worker that an earlier site at this address has left behind: it would answer forever.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.registration.unregister()));

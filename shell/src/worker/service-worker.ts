import { alertOf } from './alert.ts'
import { openMatch } from './open-match.ts'
import { renewSubscription } from './renew-subscription.ts'
import { scorePages } from './score-pages.ts'

declare const self: ServiceWorkerGlobalScope

// An older worker shows the same alerts, so the new one need not wait until its pages are closed.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('push', (event) => {
  const { title, options } = alertOf(event.data?.text() ?? '')
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMatch(self, event.notification.data))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration))
})

const answerScorePage = scorePages({
  location: self.location,
  clients: self.clients,
  caches: self.caches,
  fetch: (request) => self.fetch(request),
})
self.addEventListener('fetch', (event) => {
  const answer = answerScorePage(event)
  if (answer) event.respondWith(answer)
})

/**
 * Path of the service worker: at the root, so that its scope covers every page. It is loaded only for visitors
 * who use a feature that needs it.
 */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/**
 * Registers the service worker, which may exist already.
 *
 * @returns its registration, once it is active.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH)
  return navigator.serviceWorker.ready
}

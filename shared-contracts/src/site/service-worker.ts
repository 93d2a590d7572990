/**
 * Where the edge answers the service worker: at the root, so that it may stand for every page. Only visitors who ask
 * for something that needs it load it.
 */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** Registers the worker, which may be there already. @returns its registration, once it runs. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH)
  return navigator.serviceWorker.ready
}

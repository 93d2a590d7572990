/** Parts of the host, in the order in which they are run. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared-ui'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
]

/**
 * Runs each part in a task of its own. In one task they take a quarter of a second on a slow phone, in which it answers
 * to no tap.
 */
async function run(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  for (const part of PARTS) {
    await part()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

void run()

/** Whether the browser would ask before it closes the tab. */
export const isAskedOnClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

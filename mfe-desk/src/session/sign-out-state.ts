/** State of the navigation that begins a sign-out. Forms with unsaved text ask before it, as before any other. */
export const SIGN_OUT = 'sign-out'

// Shared modules are ready only behind an asynchronous import.
void import('./standalone-host.tsx')

/** Author of the command's changes: anybody with access to the machine may do what the league's editors may. */
export const OPERATOR = { actor: 'operator', address: 'command' }

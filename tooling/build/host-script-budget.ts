import { stat } from 'node:fs/promises'

/**
 * Budget of the host's script as transferred, in bytes. Every first visit waits for it: 1,000 bytes are 5 ms on
 * 1.6 Mbit/s. Of it react-dom is 55,000, the design system 17,000 and TanStack Query 7,000. Some 500 are left free: one
 * changed word moves what the compressor makes of everything else by 100 and more.
 */
const HOST_SCRIPT_BUDGET = 115_000

/** @throws Error when the host's compressed script is over the budget. */
export async function keepHostScriptBudget(compressedScript: string): Promise<void> {
  const { size } = await stat(compressedScript)
  if (size <= HOST_SCRIPT_BUDGET) return
  throw new Error(
    `The host's script is ${size} bytes, over the budget of ${HOST_SCRIPT_BUDGET}: what is not needed at first belongs into a script of its own`,
  )
}

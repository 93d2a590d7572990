import { useEffect, useState } from 'react'
import { useNavigate } from 'shared-contracts/router'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useTell } from '../data/use-desk.ts'
import { useLeagueWrites } from './use-league.ts'

interface DeleteButtonProps {
  /** Path of the record below `/api/desk/league/`. */
  readonly path: string
  readonly revision: number
  /** Confirmation, such as `The fixture is deleted`. */
  readonly done: string
  /** Path of the list that follows. */
  readonly list: string
  readonly children: string
}

/** Deletes a record that was made by mistake, once, and leaves its screen for the list. */
export function DeleteButton({ path, revision, done, list, children }: DeleteButtonProps) {
  const { remove } = useLeagueWrites()
  const tell = useTell()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  // In an effect: a late answer leads nobody away from what they have opened since.
  useEffect(() => {
    if (isDeleted) void navigate(list, { replace: true })
  }, [isDeleted, list, navigate])
  const press = async () => {
    setIsBusy(true)
    try {
      await remove(path, revision, done)
      setIsDeleted(true)
    } catch (error) {
      tell.failed('Not deleted', error)
      setIsBusy(false)
    }
  }
  return (
    <ActionButton look="outline" disabled={isBusy} onClick={() => void press()}>
      {children}
    </ActionButton>
  )
}

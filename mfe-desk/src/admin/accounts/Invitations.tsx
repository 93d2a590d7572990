import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InvitationResponse, OpenInvitation } from 'shared-contracts/desk/account'
import { ROLES } from 'shared-contracts/desk/roles'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Row, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useSession } from '../../session/session-context.ts'
import { ChoiceField } from '../form/ChoiceField.tsx'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { formatChoice } from '../text-of.ts'
import { OnceShown } from './OnceShown.tsx'
import { ROLE_CHOICES } from './roles.ts'

/** The API responds with a list, or with one page of it. */
const OpenInvitations = v.union([
  v.array(OpenInvitation),
  v.pipe(
    v.object({ items: v.array(OpenInvitation) }),
    v.transform(({ items }) => items),
  ),
])

/** Invitations that have not been accepted yet. */
export function Invitations() {
  const { call } = useSession()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['invitations'],
    queryFn: async () => v.parse(OpenInvitations, await call('invitations')),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['invitations'] })
  return (
    <Part aria-label="Invitations">
      <Title>Invitations</Title>
      {(error ?? !data) && (
        <NotLoaded what="The invitations" error={error} onRetry={() => void refresh()} />
      )}
      {data?.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} onTried={refresh} />
      ))}
      <InvitationForm onInvited={() => void refresh()} />
    </Part>
  )
}

interface InvitationProps {
  readonly invitation: v.InferOutput<typeof OpenInvitation>
  /** Loads the invitations anew, also after a failure: somebody may have accepted this one. */
  readonly onTried: () => Promise<void>
}

function Invitation({ invitation, onTried }: InvitationProps) {
  const { call } = useSession()
  const { id, name, role, expiresAt, invitedBy } = invitation
  const { isBusy, submit } = useSubmit(
    () => call(`invitations/${id}`, { method: 'DELETE' }).finally(onTried),
    'The invitation is taken back',
  )
  return (
    <Row>
      <span>
        {name}, {formatChoice(role)}, invited by {invitedBy}, good until{' '}
        {formatLocalMoment(expiresAt)}
      </span>
      <ActionButton look="outline" size="small" disabled={isBusy} onClick={() => void submit()}>
        Take back the invitation of {name}
      </ActionButton>
    </Row>
  )
}

function InvitationForm({ onInvited }: { readonly onInvited: () => void }) {
  const { call } = useSession()
  const [name, setName] = useState('')
  const [role, setRole] = useState<string>(ROLES[1])
  const [address, setAddress] = useState<string | null>(null)
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    // The address shown before belongs to another person's invitation.
    setAddress(null)
    const answer = await call('invitations', { method: 'POST', body: { name, role } })
    setAddress(v.parse(InvitationResponse, answer).address)
    setName('')
    onInvited()
  }, 'Invited')
  return (
    <FormSheet noValidate onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={setName} error={errors['name']} />
      <ChoiceField label="Role" value={role} choices={ROLE_CHOICES} onChange={setRole} />
      <ActionButton type="submit" disabled={isBusy}>
        Invite
      </ActionButton>
      {address && (
        <OnceShown
          label="Address of the invitation"
          address={address}
          until="good for seven days"
        />
      )}
    </FormSheet>
  )
}

import { useQuery } from '@tanstack/react-query'
import { DeskPrices, type PriceFeed, type PriceList } from 'shared-contracts/desk/prices'
import { Message, Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { useSession } from '../../session/session-context.ts'
import { Part } from '../form/form-sheet.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { momentOf } from '../text-of.ts'
import { PriceTable } from './PriceTable.tsx'
import { PriceUpload } from './PriceUpload.tsx'

/** Polling interval for the state of the sources, in milliseconds: prices change once a minute. */
const REFETCH_MS = 60_000

const TITLES: Readonly<Record<PriceList, string>> = {
  metals: 'Metals',
  commodities: 'Commodities',
  ghana: 'Ghana market',
}

/** The market prices that visitors read, their origin, and the state of the sources. */
export function PricesScreen() {
  const { call } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['prices'],
    refetchInterval: REFETCH_MS,
    queryFn: async () => v.parse(DeskPrices, await call('prices')),
  })
  return (
    <Screen title="Prices">
      {(error ?? !data) && (
        <NotLoaded what="The prices" error={error} onRetry={() => void refetch()} />
      )}
      {data?.lists.map(({ list, feed, prices }) => (
        <Part key={list} aria-label={TITLES[list]}>
          <Title>{TITLES[list]}</Title>
          {feed ? <Feed feed={feed} /> : <Muted>Samples: this list has no source.</Muted>}
          {prices.length > 0 ? (
            <PriceTable caption={TITLES[list]} prices={prices} />
          ) : (
            <Message
              title="Visitors read no prices here"
              hint="None is young enough to be shown."
            />
          )}
          {feed?.kind === 'upload' && <PriceUpload list={list} onTaken={() => void refetch()} />}
        </Part>
      ))}
      {data?.currency && (
        <Part aria-label="Exchange rate">
          <Title>Exchange rate</Title>
          <Feed feed={data.currency} />
        </Part>
      )}
    </Screen>
  )
}

/** A source: its last success and its last error. */
function Feed({ feed }: { readonly feed: PriceFeed }) {
  const { source, kind, lastSuccessAt, lastFault, failures, nextAt } = feed
  return (
    <div>
      <p>
        From {source}, {lastSuccessAt ? `last at ${momentOf(lastSuccessAt)}` : 'not yet'}.
        {kind === 'asked' && nextAt && ` Asked again at ${momentOf(nextAt)}.`}
      </p>
      {failures > 0 && <p>{failures} calls in a row gave no prices.</p>}
      {lastFault && (
        <Muted>
          Last fault, {momentOf(lastFault.at)}: {lastFault.text}
        </Muted>
      )}
    </div>
  )
}

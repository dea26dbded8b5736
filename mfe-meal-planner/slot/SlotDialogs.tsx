import { later } from '@evenplate/shared-ui/Later'
import { useEffect } from 'react'
import { useWeek } from '../plan/plan-store.ts'
import { useOpened } from './opened.ts'

const loading = () => import(/* webpackChunkName: "slot" */ './slot-parts.ts')
const SlotMenu = later(() => loading().then(({ SlotMenu }) => SlotMenu))
const SlotTask = later(() => loading().then(({ SlotTask }) => SlotTask))

export const fetchSlotParts = (): Promise<unknown> => Promise.all([SlotMenu.fetch(), SlotTask.fetch()])

/** The dialogs of a meal. Their code loads ahead of the first press: the week's grid requests it. */
export function SlotDialogs() {
  const isRead = useWeek(({ kept }) => kept.at !== 'unread')
  const hasMenu = useOpened(({ menu }) => menu !== null)
  const hasTask = useOpened(({ task }) => task !== null)
  // A week that is closed closes its dialogs.
  useEffect(() => () => useOpened.setState({ menu: null, task: null }), [])
  return (
    <>
      {isRead && hasMenu && <SlotMenu />}
      {isRead && hasTask && <SlotTask />}
    </>
  )
}

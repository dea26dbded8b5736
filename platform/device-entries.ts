/**
 * Every key under which the site stores something in a visitor's browser. Only the shell turns names into keys and
 * wipes them; a remote uses a name (`platform.device`). The session itself is the Supabase client's
 * (`sb-<host>-auth-token`), and documents stored for offline use are the same for everyone
 * (`shell/offline/worker`).
 *
 * `in`: `browser` outlives the tab (localStorage), `tab` does not (sessionStorage).
 * `leaves`: `never`; `sign-out`: when a member signs out or deletes their account; `member`: also when the
 * session is gone or another member signs in. Everything in the tab is removed at sign-out.
 * `text`: stored as plain text, not as JSON.
 *
 * A stored shape that changes is upgraded by its `parse`, or gets a new key: browsers still have what older builds wrote.
 */
export const DEVICE_ENTRIES = {
  /** A random id. The gateway uses it to count a guest's daily recipes. Shell. */
  'guest-id': { in: 'browser', key: 'evenplate.guest', leaves: 'never', text: true },
  /** A guest's number of recipes for each date. Recipe builder, meal planner. */
  'guest-usage': { in: 'browser', key: 'evenplate.usage', leaves: 'never' },
  /** The last ten recipes that a guest made, without what they wrote about themselves. Recipe builder. */
  'guest-recipes': { in: 'browser', key: 'evenplate.seen-made', leaves: 'member' },
  /** A guest's foods for words in recipes: "my flour is almond flour". Recipe builder. */
  'remembered-foods': { in: 'browser', key: 'evenplate.foods', leaves: 'member' },
  /**
   * What a member was last told about their saved recipes: reserves its space until they are counted again. Recipe
   * builder.
   */
  'saved-notice': { in: 'browser', key: 'evenplate.saved-notice', leaves: 'member' },
  /** The name last greeted on the dashboard, shown in its heading before its code has loaded. Dashboard. */
  'greeted-as': { in: 'browser', key: 'evenplate.greeted-as', leaves: 'member' },
  /** The last ten shared recipes that were read. Recipes. */
  'shared-recipes': { in: 'browser', key: 'evenplate.seen', leaves: 'member' },
  /** A guest's week, by its Monday; also the list of weeks, with the rules for a new one. Meal planner. */
  'guest-plan': { in: 'browser', key: 'evenplate.plan', leaves: 'member' },
  'guest-planner': { in: 'browser', key: 'evenplate.planner', leaves: 'member' },
  /** A member's week as it was last read: `<user id>.<Monday>`. Meal planner. */
  'plan-copy': { in: 'browser', key: 'evenplate.plan-copy', leaves: 'member' },
  /** A member's week with changes that are not stored in their account yet: `<user id>.<Monday>`. Meal planner. */
  'unsent-plan': { in: 'browser', key: 'evenplate.plan-unsent', leaves: 'sign-out' },
  /**
   * Items checked off and added on shopping lists, by the member's id or `guest`. A member's are sent to the database
   * when it is reachable. Meal planner.
   */
  'shopping-marks': { in: 'browser', key: 'evenplate.shopping', leaves: 'member' },
  /**
   * Pantry, aisles, packages and staples, likewise: a guest's own, a member's as last read; also how the foods on the
   * list are sold. Meal planner.
   */
  'shopping-data': { in: 'browser', key: 'evenplate.pantry', leaves: 'member' },
  /** The last shared shopping lists that were opened here, and what was checked off on them. Meal planner. */
  'shared-lists': { in: 'browser', key: 'evenplate.lists', leaves: 'member' },
  'shared-list-marks': { in: 'browser', key: 'evenplate.list-marks', leaves: 'member' },
  /** Readings and meals that a member logged but that are not yet stored in their account, by user id. Health log. */
  'unsent-log': { in: 'browser', key: 'evenplate.log-unsent', leaves: 'sign-out' },
  /** The id of the member whose offline copy this device has (`offline-copy.ts`). Shell. */
  'offline-copy-owner': { in: 'browser', key: 'evenplate.kept-for', leaves: 'member', text: true },
  /** `true` while the member's email address is unconfirmed. Shell, account, dashboard. */
  'verification-needed': { in: 'browser', key: 'needsEmailVerification', leaves: 'sign-out', text: true },
  /** That address. Shell, account, dashboard. */
  'verification-email': { in: 'browser', key: 'userEmail', leaves: 'sign-out', text: true },
  /** What is in the builder's form, and the last recipe it made. Recipe builder. */
  'builder-state': { in: 'tab', key: 'evenplate.builder' },
  /** Recipes that someone brought, as read and corrected, and the files they were in. Recipe builder. */
  'brought-recipes': { in: 'tab', key: 'evenplate.brought' },
  /** An edited recipe that is not saved yet, by member and recipe: `<user id>.<recipe id>`. Recipes. */
  'unsaved-edit': { in: 'tab', key: 'evenplate.edit', leaves: 'member' },
  /** Scroll position of each visited page: pixels by history entry. Shell. */
  'scroll-positions': { in: 'tab', key: 'evenplate.scroll' },
  /** A recovery link opened the site: `1`, later the id of the person it is for. Shell writes, account reads. */
  'recovery-link': { in: 'tab', key: 'evenplate.recovery', text: true },
  /** A link confirmed a new email address: `email_change`. Shell writes, account reads once. */
  'email-link': { in: 'tab', key: 'evenplate.link', text: true },
} as const satisfies Record<string, Entry>

/** IndexedDB of the member named by `offline-copy-owner`: `offline-copy.ts`. Removed when they sign out. */
export const OFFLINE_DATABASE = 'evenplate.kept'

export type DeviceEntry = keyof typeof DEVICE_ENTRIES

export type Entry =
  | { in: 'browser'; key: string; leaves: 'never' | 'sign-out' | 'member'; text?: true }
  | { in: 'tab'; key: string; leaves?: 'member'; text?: true }

import type { RouteMeta } from '../../../site/render/render-input.ts'
import type { Scene } from '../stage/scene.ts'
import { ACCOUNT_SCENES } from './account-scenes.ts'
import { BRING_SCENES } from './bring-scenes.ts'
import { BUILDER_SCENES } from './builder-scenes.ts'
import { LOG_SCENES } from './log-scenes.ts'
import { MEMBER_SCENES } from './member-scenes.ts'
import { PLANNER_SCENES } from './planner-scenes.ts'
import { PUBLIC_SCENES } from './public-scenes.ts'

/** Everything the site shows. */
export const SCENES: readonly Scene[] = [
  ...PUBLIC_SCENES,
  ...BUILDER_SCENES,
  ...BRING_SCENES,
  ...PLANNER_SCENES,
  ...LOG_SCENES,
  ...ACCOUNT_SCENES,
  ...MEMBER_SCENES,
]

/** Routes of the URL map without a scene. A redirect shows nothing of its own. */
export const unseenRoutes = (routes: readonly RouteMeta[]): string[] =>
  routes
    .filter(({ page }) => page.kind !== 'redirect')
    .map(({ path }) => path)
    .filter((path) => SCENES.every((scene) => scene.route !== path))

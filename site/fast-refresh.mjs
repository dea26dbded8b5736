// Development only. Each build has its own Fast Refresh runtime, but React accepts updates only from
// the first: the shell's. So every build uses that one, and says whose component it means.
import * as own from 'react-refresh/runtime.js'

// biome-ignore lint/suspicious/noAssignInExpressions: one line that makes it or takes it
const first = (globalThis.__EVENPLATE_FAST_REFRESH__ ??= own)

export const {
  createSignatureFunctionForTransform,
  getFamilyByID,
  getFamilyByType,
  hasUnrecoverableErrors,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  setSignature,
} = first

export const register = (type, id) => first.register(type, `${FAST_REFRESH_PART}: ${id}`)

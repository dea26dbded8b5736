import { configure } from '@testing-library/react'

// Tests wait as long as needed: a busy machine is not a failure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks the timeline that every browser has; this one is empty.
performance.getEntriesByType ??= () => []

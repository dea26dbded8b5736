import { configure } from '@testing-library/react'

// What a test waits for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks the timeline that every browser has; this one is empty.
performance.getEntriesByType ??= () => []

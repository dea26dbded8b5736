import type { FitReply, FitRequest } from '@evenplate/domain/fit'

/** Asks the gateway to change a dish. @throws AppError, e.g. `fit_limit`, `cannot_be_done`, `offline` */
export type AskFit = (request: FitRequest) => Promise<FitReply>

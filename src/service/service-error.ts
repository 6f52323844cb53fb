/** Whatever was thrown, as the failure that the caller is told. */

import { ServiceError } from '../core/serving/errors.ts'
import { StoreUnavailable } from '../store/database.ts'

const STORE_RETRY_SECONDS = 5

/** What is no `ServiceError` is a fault of ours: its text stays inside, as the cause. */
export function serviceErrorOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof StoreUnavailable) {
    return new ServiceError('unavailable', 'temporarily unavailable; retry shortly', {
      cause: error,
      retryAfterSeconds: STORE_RETRY_SECONDS,
    })
  }
  return new ServiceError('internal_error', 'an internal error occurred; retry with backoff', { cause: error })
}

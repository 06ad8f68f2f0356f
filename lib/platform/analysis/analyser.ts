import type { AnalysisName, AnalysisReply, AnalysisRequest } from '../../core/analysis.ts';

/** What analyses texts: not the worker itself, which has to stay small and answer at once. */
export interface Analyser {
  /**
   * Does one analysis.
   *
   * @throws {HandoffError} `ANALYSIS_TIMED_OUT` when it took too long, `ANALYSIS_FAILED` when it could not be done.
   */
  run<Name extends AnalysisName>(name: Name, request: AnalysisRequest<Name>): Promise<AnalysisReply<Name>>;
}

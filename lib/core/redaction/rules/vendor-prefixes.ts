/** How the part behind a vendor's prefix is written. */
export type TailAlphabet = 'hex' | 'word' | 'base64' | 'dotted';

/** A vendor's prefixes, the alphabet of what follows, and the least number of characters that follow. */
export type VendorPrefix = { readonly prefixes: string; readonly tail: TailAlphabet; readonly least: number };

/**
 * Prefixes by which vendors mark their own keys, from their documentation and from the public lists of
 * secret scanning partners. Prefixes are separated by spaces; they are literal text.
 */
export const vendorPrefixes: readonly VendorPrefix[] = [
  // models
  { prefixes: 'sk-ant-api03- sk-ant-admin01- sk-ant-oat01- sk-ant-sid01-', tail: 'word', least: 24 },
  { prefixes: 'sk-proj- sk-svcacct- sk-admin- sk-or-v1- sk-api- sk-lf-', tail: 'word', least: 20 },
  { prefixes: 'sk- csk- gsk_ hf_ api_org_ pplx- r8_ tgp_v1_ nvapi- xai-', tail: 'word', least: 24 },
  { prefixes: 'sk_ fw_ jina_ lsv2_pt_ lsv2_sk_ pcsk_ wandb_v1_ apk_user_ cog_', tail: 'word', least: 32 },
  { prefixes: 'ABSK AQ.Ab', tail: 'base64', least: 30 },
  // code hosting, packages, build
  { prefixes: 'ghp_ gho_ ghu_ ghs_ ghr_', tail: 'word', least: 30 },
  { prefixes: 'github_pat_', tail: 'word', least: 40 },
  {
    prefixes: 'glpat- glptt- glrt- gldt- glft- glimt- glagent- gloas- glsoat- glcbt- glffct-',
    tail: 'dotted',
    least: 18,
  },
  { prefixes: 'GR1348941', tail: 'word', least: 18 },
  { prefixes: 'npm_ pypi-AgE rubygems_ cio oy2 ops_eyJ', tail: 'base64', least: 30 },
  {
    prefixes: 'dckr_pat_ dckr_oat_ lin_api_ lin_oauth_ PMAK- figd_ figdr_ sgp_ sqp_ squ_ sqa_',
    tail: 'word',
    least: 20,
  },
  {
    prefixes: 'mergify_application_key_ CCIPAT_ CCIPRJ_ bkua_ AIK_CI_ AIK_SECRET_ fason- phx_ phs_',
    tail: 'word',
    least: 24,
  },
  { prefixes: 'ATATT3 ATCTT3 ATBB AKCp cmVmdj endr+', tail: 'base64', least: 16 },
  { prefixes: 'BBDC-', tail: 'base64', least: 40 },
  // clouds and databases
  { prefixes: 'AIza GOCSPX- ya29.', tail: 'word', least: 24 },
  { prefixes: 'doo_v1_ dop_v1_ dor_v1_', tail: 'hex', least: 40 },
  { prefixes: 'dapi dose', tail: 'hex', least: 32 },
  {
    prefixes:
      'pscale_tkn_ pscale_oauth_ pscale_pw_ napi_ sbp_ sb_secret_ CCDB1_ essu_ vck_ vca_ vcr_ vci_ vcp_',
    tail: 'dotted',
    least: 24,
  },
  { prefixes: 'dp.pt. dp.st. dp.ct. dp.sa. hvs. hvb. hvr. dt0c01. t1. v1.0-', tail: 'dotted', least: 24 },
  {
    prefixes: 'pul- pnu_ pnb_ HRKU-AA fo1_ FlyV1 fm2_ ddp_ ddw_ SWMTKN-1- SWMKEY-1- LTAI CAIS',
    tail: 'base64',
    least: 24,
  },
  { prefixes: 'AQVN YCA YCnT API- tskey-auth- tskey-api- tskey-client- exo', tail: 'word', least: 24 },
  { prefixes: 'cfat_ cfut_ cfk_ mdb_sa_sk_ mdb_sa_id_ ion_ tss_ rpa_', tail: 'word', least: 24 },
  { prefixes: 'sha256~', tail: 'word', least: 40 },
  // messages and mail
  {
    prefixes: 'xoxb- xoxp- xoxa- xoxs- xoxr- xoxo- xoxe- xoxe.xoxp- xoxe.xoxb- xapp-',
    tail: 'word',
    least: 20,
  },
  { prefixes: 'SG.', tail: 'base64', least: 40 },
  { prefixes: 'xkeysib- xsmtpsib- key- os_v2_app_ os_v2_org_ KEY', tail: 'word', least: 32 },
  // payments and shops
  {
    prefixes: 'sk_live_ sk_test_ rk_live_ rk_test_ whsec_ pdl_live_apikey_ pdl_sdbx_apikey_',
    tail: 'base64',
    least: 20,
  },
  { prefixes: 'shpat_ shpca_ shppa_ shpss_ shptka_', tail: 'word', least: 32 },
  { prefixes: 'sq0atp- sq0csp- EAAA FLWSECK_TEST- FLWSECK- EZAK EZTK PRD- SBX-', tail: 'word', least: 22 },
  {
    prefixes:
      'shippo_live_ shippo_test_ polar_pat_ polar_oat_ mercury_production_ Mid-server- SB-Mid-server-',
    tail: 'word',
    least: 16,
  },
  { prefixes: 'access-sandbox- access-production- access-development-', tail: 'word', least: 32 },
  // other services
  {
    prefixes: 'ntn_ secret_ glc_ glsa_ eyJrIjoi NRAK- NRII- NRJS- NRRA- dvc_server_ dvc_client_',
    tail: 'base64',
    least: 24,
  },
  {
    prefixes: 'sntrys_ sntryu_ sntrya_ rdme_ rootly_ zpka_ sm_sat_ sm_aat_ sm_pat_ prf_ p8e- cnvca fio-u-',
    tail: 'base64',
    least: 16,
  },
  { prefixes: 'patr pat_ BSA', tail: 'word', least: 26 },
  { prefixes: 'duffel_live_ duffel_test_ live_ test_', tail: 'word', least: 32 },
];

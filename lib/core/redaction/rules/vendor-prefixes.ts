/**
 * Prefixes by which vendors mark their own keys, from their documentation and from the public lists of secret
 * scanning partners (GitHub, GitLab). A line is: how the part behind the prefix is written and its least
 * length, then the prefixes. The letters stand for `h` hex digits, `a` letters and digits, `w` these and `_-`,
 * `d` these and `.`, `b` these and `+/=~:`.
 */
export const vendorPrefixes = `
w20 sk-ant-api sk-ant-admin sk-ant-oat sk-ant-sid sk-proj- sk-svcacct- sk-admin- sk-or-v1- sk-api- sk-lf- pk-lf-
w24 sk- csk- gsk_ pplx- r8_ tgp_v1_ nvapi- xai- fc- tvly- jina_ hf_ rpa_
a28 api_org_
a30 sk_ fw_ lsv2_pt_ lsv2_sk_ pcsk_
w30 wandb_v1_ apk_user_ cog_ ABSK AQ.Ab
w30 ghp_ gho_ ghu_ ghs_ ghr_
w36 github_pat_
d18 glpat- glptt- glrt- glrtr- gldt- glft- glimt- glagent- gloas- glsoat- glcbt- glffct- GR1348941
b28 npm_ pypi-AgE pypi- rubygems_ cio oy2 ops_eyJ CLOJARS_ packagist_ack_
w20 dckr_pat_ dckr_oat_ dckr_org_ lin_api_ lin_oauth_ PMAK- figd_ sgp_ sqp_ squ_ sqa_ snyk_uat.
w20 mergify_application_key_ CCIPAT_ CCIPRJ_ CFPAT- bkua_ AIK_CI_ AIK_SECRET_ fason- phx_ phs_
b16 ATATT3 ATCTT3 ATBB ATTA AKCp cmVmd endr+
b40 BBDC-
w24 AIza GOCSPX- ya29. 1//0
h36 doo_v1_ dop_v1_ dor_v1_
h32 dapi dose key- ATTA SK
d20 pscale_tkn_ pscale_oauth_ pscale_pw_ napi_ sbp_ sb_secret_ CCDB1_ essu_ vck_ vca_ vcr_ vci_ vcp_ vercel_blob_rw_ xau_
d20 dp.pt. dp.st. dp.ct. dp.sa. hvs. hvb. hvr. dt0c01. t1. v1.0- eyJrIjoi mlsn. re_ rnd_ FlyV1 fm1_ fm2_ fm1r_ fo1_ sl. s-s4t2ud-
b22 pul- pnu_ pnb_ HRKU- ddp_ ddw_ SWMTKN-1- SWMKEY-1- LTAI CAIS tfc- nfp_ nfc_
w24 AQVN YCA YCN API- tskey-auth- tskey-api- tskey-client- tskey-scim- exo EXO cfat_ cfut_ cfk_ cfc_ mdb_sa_sk_ mdb_sa_id_ ion_ tss_ ico- tk-us- tk- dnkey-
w40 sha256~
b16 xoxb- xoxp- xoxa- xoxs- xoxr- xoxo- xoxe- xoxe.xoxp- xoxe.xoxb- xapp-
b36 SG.
w30 xkeysib- xsmtpsib- os_v2_app_ os_v2_org_ KEY pm_
b18 sk_live_ sk_test_ rk_live_ rk_test_ whsec_ pdl_live_apikey_ pdl_sdbx_apikey_
w28 shpat_ shpca_ shppa_ shpss_ shptka_
w20 sq0atp- sq0csp- EAAA FLWSECK_TEST- FLWSECK- EZAK EZTK PRD- SBX- APP_USR- rzp_live_ rzp_test_ access_token$production$ access_token$sandbox$
w14 shippo_live_ shippo_test_ polar_pat_ polar_oat_ mercury_production_ Mid-server- Mid-client- SB-Mid-server-
w28 access-sandbox- access-production- access-development-
b22 ntn_ secret_ glc_ glsa_ NRAK- NRII- NRIQ- NRJS- NRRA- NRBR- dvc_server_ dvc_client_ sdk- pat-na1- pat-eu1- pat-na2- pat-ap1- secret-token:
b16 sntrys_ sntryu_ sntrya_ sntryi_ rdme_ rootly_ zpka_ sm_sat_ sm_aat_ sm_pat_ prf_ p8e- cnvca fio-u- tfp_ dbtc_ pplx_
w26 patr pat_ BSA BSAg pk.eyJ sk.eyJ tk.eyJ lob_
w28 duffel_live_ duffel_test_ live_ test_
`;

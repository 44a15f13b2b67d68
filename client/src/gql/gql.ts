/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": typeof types.AccountPageDocument,
    "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.AccountPage_MoreAgreementsDocument,
    "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.AccountPage_MoreDisclosuresDocument,
    "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n": typeof types.ResendButton_ResendDocument,
    "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n": typeof types.Agreements_ViewerFragmentDoc,
    "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n": typeof types.Agreements_SetConsentDocument,
    "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.Ledger_ViewerFragmentDoc,
    "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": typeof types.EmailForm_ChangeEmailDocument,
    "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n": typeof types.EmailSetting_ViewerFragmentDoc,
    "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": typeof types.EmailSetting_CancelDocument,
    "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n": typeof types.NameSetting_ViewerFragmentDoc,
    "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n": typeof types.NameSetting_ChangeNameDocument,
    "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n": typeof types.NhsNumberSetting_ViewerFragmentDoc,
    "\n  mutation NhsNumberSetting_remove {\n    removeWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n": typeof types.NhsNumberSetting_RemoveDocument,
    "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n": typeof types.DeviceRow_DeviceFragmentDoc,
    "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n": typeof types.Devices_ViewerFragmentDoc,
    "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.Devices_EndDocument,
    "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.Devices_EndOthersDocument,
    "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.Disclosures_ViewerFragmentDoc,
    "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n": typeof types.Download_ViewerFragmentDoc,
    "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n": typeof types.EraseAccount_EraseDocument,
    "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": typeof types.LanguageForm_SetLanguageDocument,
    "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.PasswordForm_ChangePasswordDocument,
    "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_GiveBackDocument,
    "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_ReassignDocument,
    "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_CloseDocument,
    "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_CloseReportDocument,
    "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_AnswerDocument,
    "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_AskBackDocument,
    "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_WriteDocument,
    "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ClaimButton_ClaimDocument,
    "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.PharmacistQueuePageDocument,
    "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n": typeof types.PharmacistQueueFiguresDocument,
    "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      id\n      title\n      texts {\n        language\n        text\n      }\n      source {\n        title\n        url\n      }\n    }\n  }\n": typeof types.PharmacistQueueToolsDocument,
    "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n": typeof types.PharmacistQueueChangedDocument,
    "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    signals {\n      concept\n      label\n      words\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n    advice {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n": typeof types.QuestionDetail_QuestionFragmentDoc,
    "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.QuestionDetail_OpenDocument,
    "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n": typeof types.QueueItem_QuestionFragmentDoc,
    "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n": typeof types.QueueEntry_QuestionFragmentDoc,
    "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n": typeof types.Changed_QuestionFragmentDoc,
    "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n": typeof types.RequestFormDocument,
    "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      blockedSignIns\n      openAnomalies\n    }\n  }\n": typeof types.AdministrationTilesDocument,
    "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n": typeof types.ApplicationItem_ApplicationFragmentDoc,
    "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n": typeof types.PaperTextDocument,
    "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n": typeof types.ChangedApplication_ApplicationFragmentDoc,
    "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n": typeof types.DashboardList_ApplicationFragmentDoc,
    "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminDashboardPageDocument,
    "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n": typeof types.ApplicationsChangedDocument,
    "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n": typeof types.ReviewPane_ApplicationFragmentDoc,
    "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": typeof types.ReviewPaneDocument,
    "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": typeof types.ApplicationReviewChangedDocument,
    "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.MarkBar_MarkDocument,
    "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_ApproveDocument,
    "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_RejectDocument,
    "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_RequestDocument,
    "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": typeof types.AdminLoginForm_AdminLoginDocument,
    "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": typeof types.AdminLoginPageDocument,
    "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n": typeof types.FailedMailRow_MailFragmentDoc,
    "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n": typeof types.FailedMailRow_RetryDocument,
    "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.FailedMailsPageDocument,
    "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedAt\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": typeof types.AnomalyDialog_AnomalyFragmentDoc,
    "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": typeof types.AnomalyRow_AnomalyFragmentDoc,
    "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n": typeof types.DemoTrafficDocument,
    "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n": typeof types.DemoTraffic_SetDocument,
    "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n": typeof types.MetricCard_MetricFragmentDoc,
    "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n": typeof types.SystemHealthPage_MetricsFragmentDoc,
    "\n  query SystemHealthPage {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": typeof types.SystemHealthPageDocument,
    "\n  subscription SystemMetricsChanged {\n    systemMetricsChanged {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": typeof types.SystemMetricsChangedDocument,
    "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n": typeof types.WatchedTable_MetricFragmentDoc,
    "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!) {\n    acknowledgeAnomaly(id: $id, note: $note) {\n      id\n      metricName\n      severity\n      message\n      timestamp\n      acknowledged\n      resolvedAt\n      ...AnomalyRow_anomaly\n      ...AnomalyDialog_anomaly\n    }\n  }\n": typeof types.UseAcknowledge_AcknowledgeDocument,
    "\n  query SystemHealthAnomalies($after: String) {\n    anomalies(first: 20, after: $after) {\n      nodes {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SystemHealthAnomaliesDocument,
    "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      anomalies {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n    }\n  }\n": typeof types.AnomalyRaisedDocument,
    "\n  query DemoSlowness {\n    demoSlowness\n  }\n": typeof types.DemoSlownessDocument,
    "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n": typeof types.UseDemoSlowness_SetDocument,
    "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n  }\n": typeof types.CampaignFigures_StatsFragmentDoc,
    "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": typeof types.CampaignStatsChangedDocument,
    "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      id\n      name\n      status\n      cities\n      languages\n      topics\n      dailyCap\n      frequencyCap\n      createdAt\n      creative {\n        id\n        title\n        description\n        imageUrl\n        imageAlt\n        pricePence\n        targetUrl\n        disclaimer\n        status\n      }\n      stats {\n        id\n        ...CampaignFigures_stats\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.CampaignPageDocument,
    "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    creative {\n      id\n      title\n    }\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n": typeof types.CampaignRow_CampaignFragmentDoc,
    "\n  query CampaignsPage($after: String) {\n    campaigns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.CampaignsPageDocument,
    "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n": typeof types.ChangeLog_CompanyFragmentDoc,
    "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n": typeof types.CompanyDetails_CompanyFragmentDoc,
    "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n": typeof types.ContactForm_CompanyFragmentDoc,
    "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    changeCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n": typeof types.ContactForm_ChangeDocument,
    "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n    plans {\n      tier\n      name\n      pricePence\n      overQuotaRatePence\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.AdvertiserDashboardPageDocument,
    "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n  }\n": typeof types.UsageChangedDocument,
    "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": typeof types.UsageLedger_UsageFragmentDoc,
    "\n  query Session {\n    me {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n": typeof types.SessionDocument,
    "\n  mutation SessionStore_logout {\n    logout\n  }\n": typeof types.SessionStore_LogoutDocument,
    "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": typeof types.UseChooseLanguage_SetLanguageDocument,
    "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n": typeof types.MailEntry_MailFragmentDoc,
    "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MailboxPageDocument,
    "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n": typeof types.MailboxPage_MailDocument,
    "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n": typeof types.OpenedMail_MailFragmentDoc,
    "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n": typeof types.AdvertChoices_HideDocument,
    "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n": typeof types.ReportForm_ReportDocument,
    "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n": typeof types.SponsoredAdvert_RecommendationFragmentDoc,
    "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n": typeof types.AboutAssistant_VersionFragmentDoc,
    "\n  mutation AskForm_ask($question: String!, $language: Language) {\n    addConsultation(question: $question, language: $language) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      response {\n        heading\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": typeof types.AskForm_AskDocument,
    "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.ConsultationCard_ConsultationFragmentDoc,
    "\n  query ConsultationPage($after: String) {\n    consultations(first: 20, after: $after) {\n      nodes {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      pharmacistAnswerHours\n    }\n  }\n": typeof types.ConsultationPageDocument,
    "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n    }\n  }\n": typeof types.ConsultationChangedDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": typeof types.EarlierMessagesDocument,
    "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      signals {\n        label\n        source {\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n": typeof types.CriticalAnswer_ConsultationFragmentDoc,
    "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n": typeof types.DeleteQuestion_DeleteDocument,
    "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": typeof types.Feedback_RateDocument,
    "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": typeof types.Feedback_ReportDocument,
    "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": typeof types.ReplyForm_ReplyDocument,
    "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n": typeof types.AssistantVersionCheckDocument,
    "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n": typeof types.AssistantVersionChangedDocument,
    "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n": typeof types.PatientDashboardPageDocument,
    "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": typeof types.PatientDashboardPage_AdvertDocument,
    "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n": typeof types.HealthSummary_ProfileFragmentDoc,
    "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    timestamp\n    level\n    escalation {\n      answeredAt\n    }\n  }\n": typeof types.RecentConsultation_ConsultationFragmentDoc,
    "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n": typeof types.HealthAlerts_AlertFragmentDoc,
    "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": typeof types.HealthAlerts_AcknowledgeDocument,
    "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": typeof types.HealthAlerts_UndoDocument,
    "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n": typeof types.HealthMetrics_VitalsFragmentDoc,
    "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n": typeof types.TrendsPanelDocument,
    "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n": typeof types.VitalsChangedDocument,
    "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n": typeof types.HealthAlertChangedDocument,
    "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n": typeof types.DashboardDevicesChangedDocument,
    "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n": typeof types.ReminderCard_RemindersFragmentDoc,
    "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n": typeof types.ReminderCard_DoseFragmentDoc,
    "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.MedicationRemindersChangedDocument,
    "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_TakeDocument,
    "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_SkipDocument,
    "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_UndoDocument,
    "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    addPushDevice(device: $device)\n  }\n": typeof types.ReminderSetting_AddDocument,
    "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    removePushDevice(endpoint: $endpoint)\n  }\n": typeof types.ReminderSetting_RemoveDocument,
    "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n": typeof types.DemonstrationChoice_ConnectDocument,
    "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n": typeof types.ImportLine_ImportFragmentDoc,
    "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n": typeof types.ImportLine_CancelDocument,
    "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    removeDevice(id: $id, keepReadings: $keepReadings)\n  }\n": typeof types.RemoveDevice_RemoveDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n": typeof types.DeviceChangedDocument,
    "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n": typeof types.WearableRow_DeviceFragmentDoc,
    "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n": typeof types.ListenToHeart_DevicesDocument,
    "\n  mutation ListenToHeart_add($name: String!) {\n    addDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n": typeof types.ListenToHeart_AddDocument,
    "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n": typeof types.ListenToHeart_SendDocument,
    "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n": typeof types.DeviceImportChangedDocument,
    "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(selection: $selection, format: $format) {\n      id\n    }\n  }\n": typeof types.ExportBar_StartDocument,
    "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n": typeof types.RecordExportProgressDocument,
    "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n": typeof types.ExportFile_FileFragmentDoc,
    "\n  mutation ExportFile_remove($id: ID!) {\n    removeRecordExport(id: $id)\n  }\n": typeof types.ExportFile_RemoveDocument,
    "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n": typeof types.ExportFile_RetryDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n  }\n": typeof types.HistoryPageDocument,
    "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n": typeof types.HistoryPage_FilesDocument,
    "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n": typeof types.RecordRow_RecordFragmentDoc,
    "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n": typeof types.HealthForm_ProfileFragmentDoc,
    "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n": typeof types.Personal_ViewerFragmentDoc,
    "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n": typeof types.Privacy_ViewerFragmentDoc,
    "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n": typeof types.Privacy_SetConsentDocument,
    "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n": typeof types.HealthProfileChangedDocument,
    "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n": typeof types.MedicineForm_SuggestionsDocument,
    "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n  }\n": typeof types.MedicineRow_MedicationFragmentDoc,
    "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    editMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.MedicineRow_EditDocument,
    "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": typeof types.Warnings_CheckDocument,
    "\n  mutation Medicines_add($input: MedicationInput!) {\n    addMedication(input: $input) {\n      id\n    }\n  }\n": typeof types.Medicines_AddDocument,
    "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.Medicines_StopDocument,
    "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.Medicines_ResumeDocument,
    "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n": typeof types.Medicines_DeleteDocument,
    "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n": typeof types.LinkForm_AccountFragmentDoc,
    "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.LinkForm_LinkDocument,
    "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n": typeof types.LinkedRecord_AccountFragmentDoc,
    "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.LinkedRecord_UnlinkDocument,
    "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n": typeof types.NhsCard_AccountFragmentDoc,
    "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n": typeof types.Review_AccountFragmentDoc,
    "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.Review_DecideDocument,
    "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n": typeof types.HealthForm_SaveDocument,
    "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n": typeof types.AdvertiserTermsPageDocument,
    "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": typeof types.CompanyForm_StartDocument,
    "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    changeApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.CompanyForm_ChangeDocument,
    "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n": typeof types.WhatFollowsDocument,
    "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.DocumentDate_SetDocument,
    "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n": typeof types.NewLink_RequestDocument,
    "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n": typeof types.Application_WholeFragmentDoc,
    "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.ApplicationStatusChangedDocument,
    "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n": typeof types.CurrentApplicationDocument,
    "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": typeof types.DocumentRow_AskDocument,
    "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": typeof types.DocumentsForm_SubmitDocument,
    "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n": typeof types.ConfirmEmailPage_ConfirmDocument,
    "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": typeof types.ContactForm_SendDocument,
    "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n": typeof types.LandingPageDocument,
    "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": typeof types.LoginForm_LoginDocument,
    "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": typeof types.LoginPageDocument,
    "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.ForgotPasswordPage_RequestDocument,
    "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n": typeof types.ResetForm_ResetDocument,
    "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": typeof types.ResetPasswordPageDocument,
    "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": typeof types.RegisterForm_RegisterDocument,
    "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n": typeof types.RegisterPageDocument,
    "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n": typeof types.SafetyPage_ShareFragmentDoc,
    "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": typeof types.SafetyPage_FiguresFragmentDoc,
    "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n  }\n": typeof types.SafetyPageDocument,
};
const documents: Documents = {
    "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": types.AccountPageDocument,
    "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.AccountPage_MoreAgreementsDocument,
    "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.AccountPage_MoreDisclosuresDocument,
    "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n": types.ResendButton_ResendDocument,
    "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n": types.Agreements_ViewerFragmentDoc,
    "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n": types.Agreements_SetConsentDocument,
    "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.Ledger_ViewerFragmentDoc,
    "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": types.EmailForm_ChangeEmailDocument,
    "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n": types.EmailSetting_ViewerFragmentDoc,
    "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": types.EmailSetting_CancelDocument,
    "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n": types.NameSetting_ViewerFragmentDoc,
    "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n": types.NameSetting_ChangeNameDocument,
    "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n": types.NhsNumberSetting_ViewerFragmentDoc,
    "\n  mutation NhsNumberSetting_remove {\n    removeWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n": types.NhsNumberSetting_RemoveDocument,
    "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n": types.DeviceRow_DeviceFragmentDoc,
    "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n": types.Devices_ViewerFragmentDoc,
    "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.Devices_EndDocument,
    "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.Devices_EndOthersDocument,
    "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.Disclosures_ViewerFragmentDoc,
    "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n": types.Download_ViewerFragmentDoc,
    "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n": types.EraseAccount_EraseDocument,
    "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": types.LanguageForm_SetLanguageDocument,
    "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.PasswordForm_ChangePasswordDocument,
    "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_GiveBackDocument,
    "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_ReassignDocument,
    "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_CloseDocument,
    "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_CloseReportDocument,
    "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_AnswerDocument,
    "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_AskBackDocument,
    "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_WriteDocument,
    "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ClaimButton_ClaimDocument,
    "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.PharmacistQueuePageDocument,
    "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n": types.PharmacistQueueFiguresDocument,
    "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      id\n      title\n      texts {\n        language\n        text\n      }\n      source {\n        title\n        url\n      }\n    }\n  }\n": types.PharmacistQueueToolsDocument,
    "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n": types.PharmacistQueueChangedDocument,
    "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    signals {\n      concept\n      label\n      words\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n    advice {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n": types.QuestionDetail_QuestionFragmentDoc,
    "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": types.QuestionDetail_OpenDocument,
    "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n": types.QueueItem_QuestionFragmentDoc,
    "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n": types.QueueEntry_QuestionFragmentDoc,
    "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n": types.Changed_QuestionFragmentDoc,
    "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n": types.RequestFormDocument,
    "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      blockedSignIns\n      openAnomalies\n    }\n  }\n": types.AdministrationTilesDocument,
    "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n": types.ApplicationItem_ApplicationFragmentDoc,
    "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n": types.PaperTextDocument,
    "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n": types.ChangedApplication_ApplicationFragmentDoc,
    "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n": types.DashboardList_ApplicationFragmentDoc,
    "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.AdminDashboardPageDocument,
    "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n": types.ApplicationsChangedDocument,
    "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n": types.ReviewPane_ApplicationFragmentDoc,
    "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": types.ReviewPaneDocument,
    "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": types.ApplicationReviewChangedDocument,
    "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.MarkBar_MarkDocument,
    "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_ApproveDocument,
    "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_RejectDocument,
    "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_RequestDocument,
    "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": types.AdminLoginForm_AdminLoginDocument,
    "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": types.AdminLoginPageDocument,
    "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n": types.FailedMailRow_MailFragmentDoc,
    "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n": types.FailedMailRow_RetryDocument,
    "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.FailedMailsPageDocument,
    "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedAt\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": types.AnomalyDialog_AnomalyFragmentDoc,
    "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": types.AnomalyRow_AnomalyFragmentDoc,
    "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n": types.DemoTrafficDocument,
    "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n": types.DemoTraffic_SetDocument,
    "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n": types.MetricCard_MetricFragmentDoc,
    "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n": types.SystemHealthPage_MetricsFragmentDoc,
    "\n  query SystemHealthPage {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": types.SystemHealthPageDocument,
    "\n  subscription SystemMetricsChanged {\n    systemMetricsChanged {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": types.SystemMetricsChangedDocument,
    "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n": types.WatchedTable_MetricFragmentDoc,
    "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!) {\n    acknowledgeAnomaly(id: $id, note: $note) {\n      id\n      metricName\n      severity\n      message\n      timestamp\n      acknowledged\n      resolvedAt\n      ...AnomalyRow_anomaly\n      ...AnomalyDialog_anomaly\n    }\n  }\n": types.UseAcknowledge_AcknowledgeDocument,
    "\n  query SystemHealthAnomalies($after: String) {\n    anomalies(first: 20, after: $after) {\n      nodes {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SystemHealthAnomaliesDocument,
    "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      anomalies {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n    }\n  }\n": types.AnomalyRaisedDocument,
    "\n  query DemoSlowness {\n    demoSlowness\n  }\n": types.DemoSlownessDocument,
    "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n": types.UseDemoSlowness_SetDocument,
    "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n  }\n": types.CampaignFigures_StatsFragmentDoc,
    "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": types.CampaignStatsChangedDocument,
    "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      id\n      name\n      status\n      cities\n      languages\n      topics\n      dailyCap\n      frequencyCap\n      createdAt\n      creative {\n        id\n        title\n        description\n        imageUrl\n        imageAlt\n        pricePence\n        targetUrl\n        disclaimer\n        status\n      }\n      stats {\n        id\n        ...CampaignFigures_stats\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.CampaignPageDocument,
    "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    creative {\n      id\n      title\n    }\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n": types.CampaignRow_CampaignFragmentDoc,
    "\n  query CampaignsPage($after: String) {\n    campaigns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.CampaignsPageDocument,
    "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n": types.ChangeLog_CompanyFragmentDoc,
    "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n": types.CompanyDetails_CompanyFragmentDoc,
    "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n": types.ContactForm_CompanyFragmentDoc,
    "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    changeCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n": types.ContactForm_ChangeDocument,
    "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n    plans {\n      tier\n      name\n      pricePence\n      overQuotaRatePence\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.AdvertiserDashboardPageDocument,
    "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n  }\n": types.UsageChangedDocument,
    "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": types.UsageLedger_UsageFragmentDoc,
    "\n  query Session {\n    me {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n": types.SessionDocument,
    "\n  mutation SessionStore_logout {\n    logout\n  }\n": types.SessionStore_LogoutDocument,
    "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": types.UseChooseLanguage_SetLanguageDocument,
    "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n": types.MailEntry_MailFragmentDoc,
    "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MailboxPageDocument,
    "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n": types.MailboxPage_MailDocument,
    "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n": types.OpenedMail_MailFragmentDoc,
    "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n": types.AdvertChoices_HideDocument,
    "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n": types.ReportForm_ReportDocument,
    "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n": types.SponsoredAdvert_RecommendationFragmentDoc,
    "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n": types.AboutAssistant_VersionFragmentDoc,
    "\n  mutation AskForm_ask($question: String!, $language: Language) {\n    addConsultation(question: $question, language: $language) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      response {\n        heading\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": types.AskForm_AskDocument,
    "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.ConsultationCard_ConsultationFragmentDoc,
    "\n  query ConsultationPage($after: String) {\n    consultations(first: 20, after: $after) {\n      nodes {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      pharmacistAnswerHours\n    }\n  }\n": types.ConsultationPageDocument,
    "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n    }\n  }\n": types.ConsultationChangedDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": types.EarlierMessagesDocument,
    "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      signals {\n        label\n        source {\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n": types.CriticalAnswer_ConsultationFragmentDoc,
    "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n": types.DeleteQuestion_DeleteDocument,
    "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": types.Feedback_RateDocument,
    "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": types.Feedback_ReportDocument,
    "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n": types.ReplyForm_ReplyDocument,
    "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n": types.AssistantVersionCheckDocument,
    "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n": types.AssistantVersionChangedDocument,
    "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n": types.PatientDashboardPageDocument,
    "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": types.PatientDashboardPage_AdvertDocument,
    "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n": types.HealthSummary_ProfileFragmentDoc,
    "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    timestamp\n    level\n    escalation {\n      answeredAt\n    }\n  }\n": types.RecentConsultation_ConsultationFragmentDoc,
    "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n": types.HealthAlerts_AlertFragmentDoc,
    "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": types.HealthAlerts_AcknowledgeDocument,
    "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": types.HealthAlerts_UndoDocument,
    "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n": types.HealthMetrics_VitalsFragmentDoc,
    "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n": types.TrendsPanelDocument,
    "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n": types.VitalsChangedDocument,
    "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n": types.HealthAlertChangedDocument,
    "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n": types.DashboardDevicesChangedDocument,
    "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n": types.ReminderCard_RemindersFragmentDoc,
    "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n": types.ReminderCard_DoseFragmentDoc,
    "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n": types.MedicationRemindersChangedDocument,
    "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_TakeDocument,
    "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_SkipDocument,
    "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_UndoDocument,
    "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    addPushDevice(device: $device)\n  }\n": types.ReminderSetting_AddDocument,
    "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    removePushDevice(endpoint: $endpoint)\n  }\n": types.ReminderSetting_RemoveDocument,
    "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n": types.DemonstrationChoice_ConnectDocument,
    "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n": types.ImportLine_ImportFragmentDoc,
    "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n": types.ImportLine_CancelDocument,
    "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    removeDevice(id: $id, keepReadings: $keepReadings)\n  }\n": types.RemoveDevice_RemoveDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n": types.DeviceChangedDocument,
    "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n": types.WearableRow_DeviceFragmentDoc,
    "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n": types.ListenToHeart_DevicesDocument,
    "\n  mutation ListenToHeart_add($name: String!) {\n    addDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n": types.ListenToHeart_AddDocument,
    "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n": types.ListenToHeart_SendDocument,
    "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n": types.DeviceImportChangedDocument,
    "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(selection: $selection, format: $format) {\n      id\n    }\n  }\n": types.ExportBar_StartDocument,
    "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n": types.RecordExportProgressDocument,
    "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n": types.ExportFile_FileFragmentDoc,
    "\n  mutation ExportFile_remove($id: ID!) {\n    removeRecordExport(id: $id)\n  }\n": types.ExportFile_RemoveDocument,
    "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n": types.ExportFile_RetryDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n  }\n": types.HistoryPageDocument,
    "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n": types.HistoryPage_FilesDocument,
    "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n": types.RecordRow_RecordFragmentDoc,
    "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n": types.HealthForm_ProfileFragmentDoc,
    "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n": types.Personal_ViewerFragmentDoc,
    "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n": types.Privacy_ViewerFragmentDoc,
    "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n": types.Privacy_SetConsentDocument,
    "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n": types.ProfilePageDocument,
    "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n": types.HealthProfileChangedDocument,
    "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n": types.MedicineForm_SuggestionsDocument,
    "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n  }\n": types.MedicineRow_MedicationFragmentDoc,
    "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    editMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.MedicineRow_EditDocument,
    "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": types.Warnings_CheckDocument,
    "\n  mutation Medicines_add($input: MedicationInput!) {\n    addMedication(input: $input) {\n      id\n    }\n  }\n": types.Medicines_AddDocument,
    "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.Medicines_StopDocument,
    "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.Medicines_ResumeDocument,
    "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n": types.Medicines_DeleteDocument,
    "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n": types.LinkForm_AccountFragmentDoc,
    "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.LinkForm_LinkDocument,
    "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n": types.LinkedRecord_AccountFragmentDoc,
    "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.LinkedRecord_UnlinkDocument,
    "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n": types.NhsCard_AccountFragmentDoc,
    "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n": types.Review_AccountFragmentDoc,
    "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.Review_DecideDocument,
    "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n": types.HealthForm_SaveDocument,
    "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n": types.AdvertiserTermsPageDocument,
    "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": types.CompanyForm_StartDocument,
    "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    changeApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n": types.CompanyForm_ChangeDocument,
    "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n": types.WhatFollowsDocument,
    "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n": types.DocumentDate_SetDocument,
    "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n": types.NewLink_RequestDocument,
    "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n": types.Application_WholeFragmentDoc,
    "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n": types.ApplicationStatusChangedDocument,
    "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n": types.CurrentApplicationDocument,
    "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": types.DocumentRow_AskDocument,
    "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": types.DocumentsForm_SubmitDocument,
    "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n": types.ConfirmEmailPage_ConfirmDocument,
    "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": types.ContactForm_SendDocument,
    "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n": types.LandingPageDocument,
    "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": types.LoginForm_LoginDocument,
    "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": types.LoginPageDocument,
    "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.ForgotPasswordPage_RequestDocument,
    "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n": types.ResetForm_ResetDocument,
    "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": types.ResetPasswordPageDocument,
    "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n": types.RegisterForm_RegisterDocument,
    "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n": types.RegisterPageDocument,
    "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n": types.SafetyPage_ShareFragmentDoc,
    "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": types.SafetyPage_FiguresFragmentDoc,
    "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n  }\n": types.SafetyPageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n"): (typeof documents)["\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n"): (typeof documents)["\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n"): (typeof documents)["\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n"): (typeof documents)["\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NhsNumberSetting_remove {\n    removeWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation NhsNumberSetting_remove {\n    removeWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n"): (typeof documents)["\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n"): (typeof documents)["\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"): (typeof documents)["\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      id\n      title\n      texts {\n        language\n        text\n      }\n      source {\n        title\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      id\n      title\n      texts {\n        language\n        text\n      }\n      source {\n        title\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    signals {\n      concept\n      label\n      words\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n    advice {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n"): (typeof documents)["\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    signals {\n      concept\n      label\n      words\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n    advice {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n"): (typeof documents)["\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n"): (typeof documents)["\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n"): (typeof documents)["\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n"): (typeof documents)["\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      blockedSignIns\n      openAnomalies\n    }\n  }\n"): (typeof documents)["\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      blockedSignIns\n      openAnomalies\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n"): (typeof documents)["\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n"): (typeof documents)["\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"): (typeof documents)["\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n"): (typeof documents)["\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n"): (typeof documents)["\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedAt\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"): (typeof documents)["\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedAt\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"): (typeof documents)["\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n"): (typeof documents)["\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n"): (typeof documents)["\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n"): (typeof documents)["\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHealthPage {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"): (typeof documents)["\n  query SystemHealthPage {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SystemMetricsChanged {\n    systemMetricsChanged {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription SystemMetricsChanged {\n    systemMetricsChanged {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n"): (typeof documents)["\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!) {\n    acknowledgeAnomaly(id: $id, note: $note) {\n      id\n      metricName\n      severity\n      message\n      timestamp\n      acknowledged\n      resolvedAt\n      ...AnomalyRow_anomaly\n      ...AnomalyDialog_anomaly\n    }\n  }\n"): (typeof documents)["\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!) {\n    acknowledgeAnomaly(id: $id, note: $note) {\n      id\n      metricName\n      severity\n      message\n      timestamp\n      acknowledged\n      resolvedAt\n      ...AnomalyRow_anomaly\n      ...AnomalyDialog_anomaly\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHealthAnomalies($after: String) {\n    anomalies(first: 20, after: $after) {\n      nodes {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemHealthAnomalies($after: String) {\n    anomalies(first: 20, after: $after) {\n      nodes {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      anomalies {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      anomalies {\n        id\n        metricName\n        severity\n        message\n        timestamp\n        acknowledged\n        resolvedAt\n        ...AnomalyRow_anomaly\n        ...AnomalyDialog_anomaly\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoSlowness {\n    demoSlowness\n  }\n"): (typeof documents)["\n  query DemoSlowness {\n    demoSlowness\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n"): (typeof documents)["\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n  }\n"): (typeof documents)["\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"): (typeof documents)["\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      id\n      name\n      status\n      cities\n      languages\n      topics\n      dailyCap\n      frequencyCap\n      createdAt\n      creative {\n        id\n        title\n        description\n        imageUrl\n        imageAlt\n        pricePence\n        targetUrl\n        disclaimer\n        status\n      }\n      stats {\n        id\n        ...CampaignFigures_stats\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      id\n      name\n      status\n      cities\n      languages\n      topics\n      dailyCap\n      frequencyCap\n      createdAt\n      creative {\n        id\n        title\n        description\n        imageUrl\n        imageAlt\n        pricePence\n        targetUrl\n        disclaimer\n        status\n      }\n      stats {\n        id\n        ...CampaignFigures_stats\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    creative {\n      id\n      title\n    }\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    creative {\n      id\n      title\n    }\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignsPage($after: String) {\n    campaigns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query CampaignsPage($after: String) {\n    campaigns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n"): (typeof documents)["\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n"): (typeof documents)["\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    changeCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n"): (typeof documents)["\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    changeCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n    plans {\n      tier\n      name\n      pricePence\n      overQuotaRatePence\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n    plans {\n      tier\n      name\n      pricePence\n      overQuotaRatePence\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n  }\n"): (typeof documents)["\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      ...UsageLedger_usage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Session {\n    me {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query Session {\n    me {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SessionStore_logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation SessionStore_logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"): (typeof documents)["\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n"): (typeof documents)["\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n"): (typeof documents)["\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n"): (typeof documents)["\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n"): (typeof documents)["\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n"): (typeof documents)["\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n"): (typeof documents)["\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForm_ask($question: String!, $language: Language) {\n    addConsultation(question: $question, language: $language) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      response {\n        heading\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation AskForm_ask($question: String!, $language: Language) {\n    addConsultation(question: $question, language: $language) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      response {\n        heading\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultationPage($after: String) {\n    consultations(first: 20, after: $after) {\n      nodes {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      pharmacistAnswerHours\n    }\n  }\n"): (typeof documents)["\n  query ConsultationPage($after: String) {\n    consultations(first: 20, after: $after) {\n      nodes {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      pharmacistAnswerHours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        id\n        level\n        timestamp\n        raised {\n          level\n          raisedAt\n        }\n        ...ConsultationCard_consultation\n        ...CriticalAnswer_consultation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      signals {\n        label\n        source {\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      signals {\n        label\n        source {\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      id\n      level\n      timestamp\n      raised {\n        level\n        raisedAt\n      }\n      ...ConsultationCard_consultation\n      ...CriticalAnswer_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n"): (typeof documents)["\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n"): (typeof documents)["\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n"): (typeof documents)["\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"): (typeof documents)["\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n"): (typeof documents)["\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    timestamp\n    level\n    escalation {\n      answeredAt\n    }\n  }\n"): (typeof documents)["\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    timestamp\n    level\n    escalation {\n      answeredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n"): (typeof documents)["\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"): (typeof documents)["\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"): (typeof documents)["\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n"): (typeof documents)["\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n"): (typeof documents)["\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n"): (typeof documents)["\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n"): (typeof documents)["\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n"): (typeof documents)["\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n"): (typeof documents)["\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    addPushDevice(device: $device)\n  }\n"): (typeof documents)["\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    addPushDevice(device: $device)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    removePushDevice(endpoint: $endpoint)\n  }\n"): (typeof documents)["\n  mutation ReminderSetting_remove($endpoint: String!) {\n    removePushDevice(endpoint: $endpoint)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n"): (typeof documents)["\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n"): (typeof documents)["\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    removeDevice(id: $id, keepReadings: $keepReadings)\n  }\n"): (typeof documents)["\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    removeDevice(id: $id, keepReadings: $keepReadings)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n"): (typeof documents)["\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n"): (typeof documents)["\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ListenToHeart_add($name: String!) {\n    addDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ListenToHeart_add($name: String!) {\n    addDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n"): (typeof documents)["\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n"): (typeof documents)["\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(selection: $selection, format: $format) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(selection: $selection, format: $format) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n"): (typeof documents)["\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n"): (typeof documents)["\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportFile_remove($id: ID!) {\n    removeRecordExport(id: $id)\n  }\n"): (typeof documents)["\n  mutation ExportFile_remove($id: ID!) {\n    removeRecordExport(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n"): (typeof documents)["\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n"): (typeof documents)["\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n"): (typeof documents)["\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      totalCount\n      nodes {\n        id\n        ...MedicineRow_medication\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n"): (typeof documents)["\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n"): (typeof documents)["\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n  }\n"): (typeof documents)["\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    editMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    editMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_add($input: MedicationInput!) {\n    addMedication(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_add($input: MedicationInput!) {\n    addMedication(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n"): (typeof documents)["\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n"): (typeof documents)["\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n"): (typeof documents)["\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n"): (typeof documents)["\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n"): (typeof documents)["\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n"): (typeof documents)["\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n"): (typeof documents)["\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    changeApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    changeApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n"): (typeof documents)["\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n"): (typeof documents)["\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n"): (typeof documents)["\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n"): (typeof documents)["\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"): (typeof documents)["\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n"): (typeof documents)["\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"): (typeof documents)["\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n"): (typeof documents)["\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"): (typeof documents)["\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      name\n      email\n      role\n      language\n      permissions\n      staffRoles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n"): (typeof documents)["\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n  }\n"): (typeof documents)["\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;

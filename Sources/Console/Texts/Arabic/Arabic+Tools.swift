import Cryptography

extension ConsoleTexts.Inspector {
    static let arabic = Self(
        title: "فاحص الرموز المميزة",
        lead: "يقرأ رمزًا مميزًا، ويتحقق منه وفق ساعة الخادم، ويبيّن مصدر كل مطالبة. لا "
            + "يُخزَّن الرمز ولا يُسجَّل.",
        inspectTab: "فحص رمز مميز", previewTab: "ما الذي سيحصل عليه المستخدم؟", toolsTitle: "الأدوات",
        toolsLead: "ما يساعد على معرفة سبب كون شيء كما هو.",
        token: "رمز ID أو رمز وصول", tokenHint: "ثلاثة أجزاء بصيغة Base64 وبينها نقاط.",
        asksFunction: "سؤال دالة المجمع أيضًا",
        asksFunctionHint: "يستدعي دالة المجمع قبل توقيع الرموز المميزة، كما يفعل التجديد. لا يجوز ذلك "
            + "إلا للحساب نفسه.",
        inspect: "فحص", preview: "عرض المطالبات",
        previewLead: "مطالبات الرمزين كما ستكون عند تسجيل دخول الآن. لا يُوقَّع شيء ولا يُخزَّن.",
        askFunction: "سؤال دالة المجمع أيضًا", pool: "مجمع المستخدمين", username: "اسم المستخدم",
        client: "عميل التطبيق",
        scopes: "النطاقات المسموحة",
        scopesHint: "بينها مسافات، كما في صفحات تسجيل الدخول؛ فارغ لتسجيل دخول عبر API.",
        verdict: "الحكم", signature: "التوقيع", key: "المفتاح", time: "الوقت", session: "الجلسة", user: "المستخدم",
        issuer: "جهة الإصدار", header: "الرأس", function: "الدالة", checkedAt: "ساعة الخادم", eventID: "معرّف الجلسة",
        claims: "المطالبات", claim: "المطالبة", value: "القيمة", source: "مصدرها", removal: "طريقة إزالتها",
        absent: "غير موجودة في الرمز", reason: "السبب", idToken: "رمز ID", accessToken: "رمز الوصول",
        noIDToken: "لا يوجد رمز ID: النطاقات المسموحة لا تتضمن openid.", newEachTime: "جديدة كل مرة",
        noSource: "لا شيء مما هو مخزّن يفسّرها الآن: تغيّر منذ ذلك الحين، أو أضافتها دالة.",
        gone: "لن تكون في رمز جديد.", sameCLI: "الأمر نفسه بأمر",
        foreignLead: "لا يُعرف إلا ما هو مكتوب فيه: توقيعه ليس من تواقيع هذا الخادم.",
        now: { "سيذكر رمز جديد: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "صحيح: وقّعه مفتاح للمجمع."
        case .wrong: "خاطئ: وقّع المفتاح شيئًا آخر. تم تغيير الرمز."
        case .unknownKey: "غير معروف: ليس للمجمع هذا المفتاح، أو لم يعد له. انتهت صلاحية رموزه."
        case .foreign: "لم يُفحص: جهة الإصدار ليست مجمعًا لهذا الخادم."
        case .malformed: "لم يُفحص: لرموز هذا الخادم شكل آخر."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id)، يوقّع منذ \(key.signsFrom)"
        case .current: "\(key.id)، يوقّع الآن"
        case .retired: "\(key.id)، استُبدل في \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "صالح حتى \(expiry)"
        case .expired: "انتهت صلاحيته في \(expiry)"
        case .notYet: "صادر في المستقبل: إحدى الساعات خاطئة."
        case .unknown: "لا يذكر أوقاتًا."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "نشطة"
        case .ended: "منتهية: تسجيل خروج أو إبطال أو انتهاء صلاحية. لم يعد الخادم يقبل الرمز."
        case .disabledUser: "تم تعطيل المستخدم."
        case .deletedUser: "تم حذف المستخدم."
        case .deletedClient: "تم حذف عميل التطبيق."
        case .none: "لا توجد: حصل عليه العميل لنفسه، ولا يمكن إبطاله."
        case .unknown: "لم يُستعلم عنها."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "ليس للمجمع دالة تغيّر الرموز المميزة."
        case .notAsked: "للمجمع دالة قد تغيّر الرموز المميزة. لم تُسأل."
        case .asked: "سُئلت دالة المجمع."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "المستخدم"
        case .attribute(let name): "السمة \(name)"
        case .groups(let groups): "المجموعات حسب الأسبقية: \(ranked(groups))"
        case .roles(let roles): "أدوار المجموعات: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "دور المجموعة التي تأتي أولًا: \(ranked(groups))"
        case .scopes: "النطاقات الممنوحة"
        case .issuer: "مجمع المستخدمين"
        case .client: "عميل التطبيق"
        case .session: "الجلسة"
        case .device: "جهاز الجلسة"
        case .browserSession: "جلسة المتصفح، التي يُبلَّغ العميل بنهايتها"
        case .request: "طلب العميل"
        case .lifetime(let seconds): "وقت الإصدار، ومدة الصلاحية لدى العميل \(seconds) s"
        case .token: "الرمز نفسه"
        case .accessToken: "رمز الوصول المرافق له"
        case .function(nil): "أضافتها دالة المجمع"
        case .function(let former?): "دالة المجمع، بدلًا من: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "يذكرها العميل في ReadAttributes."
        case .readRight(false): "يجوز للعميل قراءة كل السمات."
        case .mapping(let provider, let claim): "يعطيها \(provider) باسم “\(claim)” عند كل تسجيل دخول."
        case .groupRule(let provider, let claim, let group):
            "قاعدة من \(provider) لمطالبته “\(claim)” تضع المستخدمين في \(group)."
        case .scope(let scope, let server?): "\(scope): من خادم الموارد \(server)"
        case .scope(let scope, nil): "\(scope): نطاق مسموح من OpenID Connect أو Cognito"
        case .addedScope(let scope): "\(scope): أضافته دالة المجمع"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "لا يجوز للعميل قراءة السمة (ReadAttributes)."
        case .outOfScope: "لا تتضمن النطاقات المسموحة السمة."
        case .noPreference: "تأتي عدة مجموعات أولًا بأدوار مختلفة، أو ليس لأي منها أسبقية."
        case .suppressed: "تتركها دالة المجمع."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "هي في كل رمز."
        case .attribute(let name): "حذف \(name) من ReadAttributes للعميل، أو إفراغ السمة"
        case .groups: "إخراج المستخدم من المجموعات"
        case .roles: "سحب الأدوار من المجموعات"
        case .scopes: "السماح للعميل بنطاقات أقل، أو طلب نطاقات أقل"
        case .function: "تغيير دالة المجمع"
        case .request: "عدم إرسالها"
        case .devices: "عدم حفظ الأجهزة"
        case .revocation: "جعل EnableTokenRevocation للعميل false"
        case .notices: "عدم إبلاغ العميل بالجلسات المنتهية"
        }
    }
}

import Cryptography

extension ConsoleTexts.Inspector {
    static let arabic = Self(
        title: "فاحص الرموز المميّزة",
        lead: "يقرأ رمزًا مميّزًا، ويتحقق منه بحسب ساعة الخادم، ويذكر مصدر كل مطالبة. ولا يُخزَّن الرمز ولا يُسجَّل.",
        inspectTab: "فحص رمز مميّز", previewTab: "على ماذا سيحصل مستخدم؟", toolsTitle: "الأدوات",
        toolsLead: "ما يساعد على معرفة سبب كون شيء ما على حاله.",
        token: "رمز الهوية أو رمز الوصول", tokenHint: "ثلاثة أجزاء بصيغة Base64، وبينها نقاط.",
        asksFunction: "سؤال دالة المجمّع أيضًا",
        asksFunctionHint:
            "يستدعي دالة المجمّع التي تسبق توقيع الرموز المميّزة، كما يفعل التحديث. لا يجوز ذلك إلا للحساب نفسه.",
        inspect: "فحص", preview: "عرض المطالبات",
        previewLead: "مطالبات الرمزين كما ستكون عند تسجيل الدخول الآن. لا يُوقَّع شيء ولا يُخزَّن.",
        askFunction: "سؤال دالة المجمّع أيضًا", pool: "مجمّع المستخدمين", username: "اسم المستخدم",
        client: "عميل التطبيق", scopes: "نطاقات الوصول",
        scopesHint: "وبينها مسافات، كما في صفحات تسجيل الدخول؛ اتركها فارغة لتسجيل الدخول عبر API.",
        verdict: "الحكم", signature: "التوقيع", key: "المفتاح", time: "الوقت", session: "الجلسة", user: "المستخدم",
        issuer: "جهة الإصدار", header: "الرأس", function: "الدالة", checkedAt: "ساعة الخادم",
        eventID: "معرّف الجلسة",
        claims: "المطالبات", claim: "المطالبة", value: "القيمة", source: "المصدر", removal: "طريقة إزالتها",
        absent: "ليست في الرمز المميّز", reason: "السبب", idToken: "رمز الهوية", accessToken: "رمز الوصول",
        noIDToken: "لا يوجد رمز هوية: لا تتضمن نطاقات الوصول openid.", newEachTime: "جديد في كل مرة",
        noSource: "لا يفسّرها الآن شيء مخزّن: تغيّر منذ ذلك الوقت، أو أضافتها دالة.",
        gone: "لن تكون في رمز مميّز جديد.", sameCLI: "الشيء نفسه بأمر",
        foreignLead: "لا يُعرف إلا ما كُتب فيه: توقيعه ليس من توقيعات هذا الخادم.",
        now: { "قيمتها في رمز مميّز جديد: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "صحيح: وقّعه أحد مفاتيح المجمّع."
        case .wrong: "خاطئ: وقّع المفتاح شيئًا آخر. تم تغيير الرمز المميّز."
        case .unknownKey:
            "غير معروف: ليس لدى المجمّع هذا المفتاح، أو لم يعد لديه. انتهت صلاحية الرموز المميّزة لهذا المفتاح."
        case .foreign: "لم يُفحص: جهة الإصدار ليست مجمّعًا في هذا الخادم."
        case .malformed: "لم يُفحص: لرموز هذا الخادم المميّزة شكل آخر."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "يوقّع ابتداءً من \(key.signsFrom): \(key.id)"
        case .current: "يوقّع الآن: \(key.id)"
        case .retired: "استُبدل في \(key.retiredAt ?? "–"): \(key.id)"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "صالح حتى \(expiry)"
        case .expired: "انتهت صلاحيته في \(expiry)"
        case .notYet: "صدر في المستقبل: إحدى الساعات خاطئة."
        case .unknown: "لا يذكر أوقاتًا."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "نشطة"
        case .ended: "منتهية: سُجّل الخروج، أو أُبطلت، أو انتهت صلاحيتها. لا يعود الخادم يقبل الرمز المميّز."
        case .disabledUser: "المستخدم معطّل."
        case .deletedUser: "المستخدم محذوف."
        case .deletedClient: "عميل التطبيق محذوف."
        case .none: "لا توجد: حصل العميل عليه لنفسه، ولا يمكن إبطاله."
        case .unknown: "لم يُستعلم عنها."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "ليس للمجمّع دالة تغيّر الرموز المميّزة."
        case .notAsked: "للمجمّع دالة يجوز لها تغيير الرموز المميّزة. ولم تُسأل."
        case .asked: "تم سؤال دالة المجمّع."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "المستخدم"
        case .attribute(let name): "السمة \(name)"
        case .groups(let groups): "المجموعات، بحسب الأسبقية: \(ranked(groups))"
        case .roles(let roles): "أدوار المجموعات: \(roles.map { "\($0.group)" }.joined(separator: "، "))"
        case .preferredRole(let groups): "دور المجموعة التي تأتي أولًا: \(ranked(groups))"
        case .scopes: "نطاقات الوصول الممنوحة"
        case .issuer: "مجمّع المستخدمين"
        case .client: "عميل التطبيق"
        case .session: "الجلسة"
        case .device: "جهاز الجلسة"
        case .browserSession: "جلسة المتصفح، التي يُبلَّغ العميل بانتهائها"
        case .request: "طلب العميل"
        case .lifetime(let seconds): "وقت الإصدار، ومدة الصلاحية لدى العميل بالثواني: \(seconds)"
        case .token: "الرمز المميّز نفسه"
        case .accessToken: "رمز الوصول المرافق له"
        case .function(nil): "أضافتها دالة المجمّع"
        case .function(let former?): "دالة المجمّع، بدلًا من: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: "، ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "يذكرها العميل في ReadAttributes."
        case .readRight(false): "يجوز للعميل قراءة جميع السمات."
        case .mapping(let provider, let claim): "يعطيها المزوّد \(provider) باسم «\(claim)» عند كل تسجيل دخول."
        case .groupRule(let provider, let claim, let group):
            "قاعدة لدى \(provider) للمطالبة «\(claim)» تضع المستخدمين في \(group)."
        case .scope(let scope, let server?): "نطاق الوصول \(scope): من خادم الموارد \(server)"
        case .scope(let scope, nil): "نطاق الوصول \(scope): من OpenID Connect أو Cognito"
        case .addedScope(let scope): "نطاق الوصول \(scope): أضافته دالة المجمّع"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "لا يجوز للعميل قراءة السمة (ReadAttributes)."
        case .outOfScope: "لا تتضمن نطاقات الوصول السمة."
        case .noPreference: "تأتي عدة مجموعات أولًا بأدوار مختلفة، أو ليس لأي منها أسبقية."
        case .suppressed: "تستبعدها دالة المجمّع."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "هي في كل رمز مميّز."
        case .attribute(let name): "استبعاد \(name) من ReadAttributes لدى العميل، أو تفريغ السمة"
        case .groups: "إخراج المستخدم من المجموعات"
        case .roles: "إزالة الأدوار من المجموعات"
        case .scopes: "السماح للعميل بنطاقات وصول أقل، أو طلب أقل"
        case .function: "تغيير دالة المجمّع"
        case .request: "عدم إرسالها"
        case .devices: "عدم حفظ الأجهزة"
        case .revocation: "تعيين EnableTokenRevocation إلى false لدى العميل"
        case .notices: "عدم إبلاغ العميل بالجلسات المنتهية"
        }
    }
}
